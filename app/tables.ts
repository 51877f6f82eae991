/** Every table: each of these files adds its own to `Tables`. */
import "#platform/audit.table.ts";
import "#platform/auth/auth.table.ts";
import "#platform/content/items.table.ts";
import "#platform/db/fingerprint.table.ts";
import "#platform/db/instances.table.ts";
import "#platform/limits/limits.table.ts";
import "#platform/mail/mail.table.ts";
import "#platform/pictures/pictures.table.ts";
import "./applications/applications.table.ts";
import "./submissions/submissions.table.ts";
import "#platform/uploads/pending-uploads.table.ts";
import "#platform/verification/verification.table.ts";
import "./search/engine/synonyms.table.ts";
import "#app/shell/menu/menu.table.ts";
import "./lanterns/lanterns.table.ts";
import "./rentals/requests/rentals.table.ts";
import "./reservations/reservations.table.ts";
import "./staff/desk/desk.table.ts";
import "./visiting/visiting.table.ts";

export type { Tables } from "#platform/db/tables.ts";
