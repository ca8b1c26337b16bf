import type { FormDefinition, WireSigning, WireSigningField } from '@homestead/contract/documents';
import { signingMessages } from '../messages/signing.ts';
import { fieldTexts } from './role-texts.ts';

/** The initials of all pages' feet are one field. */
const FOOT = 'foot';

export type SigningDocument = WireSigning['documents'][number];

/** A form's definition travels as it is. */
export const definitionOf = ({ definition }: SigningDocument): FormDefinition | null =>
  definition as FormDefinition | null;

/** The fields of a document that its recipient fills in. */
export const fieldsOf = (fields: readonly WireSigningField[], document: string) =>
  fields.filter((field) => field.document === document);

/** What has to be filled in before the recipient can submit. */
export const openFields = (fields: readonly WireSigningField[]): WireSigningField[] =>
  fields.filter(({ isRequired, isFilled }) => isRequired && !isFilled);

/**
 * The field to go to after another one: the next that is open, then from the start again. Null if
 * everything is filled in.
 */
export function nextField(
  fields: readonly WireSigningField[],
  after: string | null,
): WireSigningField | null {
  const at = fields.findIndex(({ id }) => id === after);
  const inOrder = [...fields.slice(at + 1), ...fields.slice(0, at + 1)];
  return openFields(inOrder)[0] ?? null;
}

/** What a field is called: the line of the form, or its kind and page. */
export function fieldLabel(field: WireSigningField, definition: FormDefinition | null): string {
  const { kind, key, place, isRequired } = field;
  const line = definition?.lines.find(({ id }) => id === key);
  const name =
    line?.label ??
    (key === FOOT ? signingMessages.fieldFoot() : inputLabel(definition, key)) ??
    fieldTexts[kind]();
  const label = place ? signingMessages.onPage({ label: name, page: place.page }) : name;
  return isRequired ? label : signingMessages.optional({ label });
}

/** The inputs that may be answered, with the explanations of their items. */
export function editableKeys(
  definition: FormDefinition,
  editable: readonly string[],
): ReadonlySet<string> {
  const keys = new Set(editable);
  for (const { sections } of definition.parts) {
    for (const { items } of sections) {
      for (const { id, inputs, explainedIf } of items) {
        const [first] = inputs;
        if (first && explainedIf && keys.has(first.key)) keys.add(`${id}.explanation`);
      }
    }
  }
  return keys;
}

/** The signatures and initials on a form: those of others, and the recipient's own so far. */
export function marksOnPaper(
  { marks, fields, recipient, signature, initials, today }: WireSigning,
  document: string,
) {
  const { role, name } = recipient;
  const own = fieldsOf(fields, document).flatMap(({ kind, key, isFilled }) => {
    const image = kind === 'signature' ? signature : kind === 'initials' ? initials : null;
    return isFilled && image ? [{ line: key, role, name, image, on: today, kind }] : [];
  });
  const others = marks.flatMap(({ image, ...mark }) =>
    mark.document === document && image
      ? [{ ...mark, image, kind: isLineOf(mark) ? ('signature' as const) : ('initials' as const) }]
      : [],
  );
  const all = [...others, ...own];
  return {
    signatures: all
      .filter(({ kind }) => kind === 'signature')
      .map(({ line, name, on, image }) => ({ line, name, on, picture: image })),
    initials: all
      .filter(({ kind }) => kind === 'initials')
      .map(({ line, role, name, image }) => ({
        ...{ key: isFoot(line) ? null : line, role, name, picture: image },
      })),
  };
}

/** Given initials at the foot of pages are named by role and number. */
const isFoot = (line: string) => line === FOOT || line.startsWith(`${FOOT}-`);

/** Lines to sign on are named by role and number, such as `seller-1`. */
export const isLineOf = ({ line, role }: { line: string; role: string }): boolean =>
  new RegExp(`^${role}-\\d+$`).test(line);

function inputLabel(definition: FormDefinition | null, key: string): string | undefined {
  for (const { sections } of definition?.parts ?? []) {
    for (const { items } of sections) {
      for (const { label, inputs } of items) {
        const input = inputs.find((one) => one.key === key);
        if (input) return [label, input.label].filter(Boolean).join(': ');
      }
    }
  }
  return undefined;
}

/** Why nothing can be sent yet; null if it can. The seller's signature is named first. */
export function whyNothingIsSent(
  { recipient, fields }: Pick<WireSigning, 'recipient' | 'fields'>,
  { answersLeft, isSaved }: { answersLeft: number; isSaved: boolean },
): string | null {
  const open = openFields(fields);
  if (open.some(({ kind }) => kind === 'signature')) {
    return recipient.role === 'seller'
      ? signingMessages.sellerMissing()
      : signingMessages.signatureMissing();
  }
  if (open.length > 0) return signingMessages.fieldsMissing();
  if (answersLeft > 0) return signingMessages.answersMissing();
  return isSaved ? null : signingMessages.notSaved();
}
