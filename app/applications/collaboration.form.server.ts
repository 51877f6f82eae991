import { z } from "zod";
import { type FormDefinition, defineForm } from "#platform/form/define.ts";
import {
  count,
  day,
  email,
  type Field,
  line,
  lines,
  optional,
  personName,
  phone,
  ticked,
} from "#platform/form/fields.ts";
import {
  type CollaborationField,
  type CollaborationKind,
  fieldsOf,
  needsNotice,
  optionalFields,
} from "./collaboration.ts";
import { fieldName, fileNames, refusalWords } from "./collaboration.texts.ts";

const reading: Record<CollaborationField, () => Field<unknown>> = {
  title: () => line({ max: 80 }),
  firstDay: day,
  lastDay: day,
  hours: () => line({ max: 80 }),
  places: () => lines({ max: 500 }),
  people: () => count({ min: 1, max: 500 }),
  equipment: () => lines({ max: 1000 }),
  pilot: () => line({ max: 120 }),
  pictures: () => lines({ max: 1000 }),
  size: () => line({ max: 120 }),
  use: () => lines({ max: 1000 }),
  idea: () => lines({ max: 3000 }),
  timing: () => line({ max: 120 }),
  organiser: () => line({ max: 80 }),
  contactName: () => personName(),
  phone: () => phone(),
  email: () => email(),
};

/** The form of /collaboration for one kind of proposal: what that kind needs, and its files (rules D14, D15, D17). */
export function collaborationForm(kind: CollaborationKind): FormDefinition<Record<string, Field<unknown>>> {
  const { idea, who } = fieldsOf(kind);
  const fields = [...idea, ...who];
  const shape = Object.fromEntries(
    fields.map((name) => [name, optionalFields.includes(name) ? optional(reading[name]()) : reading[name]()]),
  );
  return defineForm({
    name: `collaboration-${kind}`,
    schema: z.object({ ...shape, privacy: ticked() }),
    labels: { ...Object.fromEntries(fields.map((name) => [name, fieldName(kind, name)])), privacy: fileNames.privacy },
    files: {
      plan: { label: fileNames.plan, most: 3, required: needsNotice(kind) },
      ...(kind === "drone" && { papers: { label: fileNames.papers, most: 3, required: true } }),
    },
    messages: refusalWords,
  });
}
