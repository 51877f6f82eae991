import { z } from "zod";

/** An object as JSON can hold it. */
export type JsonObject = { [key: string]: z.core.util.JSONType };

/** Reads one. */
export const jsonObjectSchema: z.ZodType<JsonObject> = z.record(z.string(), z.json());
