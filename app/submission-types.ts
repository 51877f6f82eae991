import { coBrandingKind, filmingKind } from "./applications/collaboration.kind.server.ts";
import type { SubmissionKind } from "./submissions/submission.ts";
import type { SubmissionType } from "./submissions/submission-type.ts";
import { lanternKind } from "./lanterns/lantern.kind.server.ts";
import { contactKind, lostItemKind } from "#app/questions/enquiries/enquiry.kind.server.ts";
import { rentalKind } from "./rentals/requests/rental.kind.server.ts";
import { freeAdmissionKind } from "./reservations/free-admission/free-admission.kind.server.ts";
import { groupKind } from "#app/reservations/group/group.kind.server.ts";

/** Every kind of submission the park takes. Loaded on the server alone. */
export const kinds: Partial<Record<SubmissionKind, SubmissionType>> = {
  "co-branding": coBrandingKind,
  contact: contactKind,
  filming: filmingKind,
  "free-admission": freeAdmissionKind,
  group: groupKind,
  lantern: lanternKind,
  "lost-item": lostItemKind,
  rental: rentalKind,
};

/** The description of a kind; throws for one the park does not take. */
export function kindOf(name: SubmissionKind): SubmissionType {
  const kind = kinds[name];
  if (!kind) throw new Error(`the park takes no submissions of the kind ${name}`);
  return kind;
}
