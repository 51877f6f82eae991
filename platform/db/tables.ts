/**
 * Every table as Kysely sees it. Each `x.table.ts` adds its own by declaration merging:
 * `declare module "#platform/db/tables.ts" { interface Tables { closures: ClosureTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging from the table files
export interface Tables {}
