import {
  answersOfRecord,
  type DocumentRecord,
  type FormAnswer,
  type FormDefinition,
  fieldsOfInput,
  modernSellerRecord,
  type WireRecord,
} from '@homestead/contract/documents';
import { refuse } from '#platform';
import { inputsOf } from '../filling/find-input.ts';

/** Fields of a record that no item answers: what it is about, what signatures and pages say. */
const beside: ReadonlySet<string> = new Set([
  'offer_id',
  'document_name',
  'seller_initial',
  'buyer_initial',
  'property_address',
  'consist_of',
  'section_e_10_lst',
  'section_e_11_lst',
  'explanations',
  'id',
  'form_version',
  'shown',
  'confirms_contradictions',
]);

/**
 * What a record changes, by input: only the inputs whose fields it names; null clears an answer.
 * Refuses (bad-input) a field that the form doesn't have, and one that can't be read.
 */
export function changeFromRecord(
  definition: FormDefinition,
  given: WireRecord,
): Record<string, FormAnswer | null> {
  const isDisclosure = definition.key === 'seller-disclosure';
  const record: DocumentRecord = isDisclosure
    ? modernSellerRecord(given as DocumentRecord)
    : (given as DocumentRecord);
  const inputs = inputsOf(definition);
  const lines = definition.lines.flatMap(({ field, dateField }) => [field, dateField]);
  const known = new Set([...inputs.flatMap(fieldsOfInput), ...lines]);
  const unknown = Object.keys(given).filter((field) => !known.has(field) && !beside.has(field));
  const { answers, unread } = answersOfRecord(definition, record);
  const errors = [
    ...unknown.map((field) => refused(field, 'isn’t a field of this document')),
    ...unread.filter((field) => field in given).map((field) => refused(field, 'can’t be read')),
  ];
  if (errors.length > 0) refuse('bad-input', { fields: errors.slice(0, 100) });
  const named = inputs.filter(
    (input) =>
      input.kind !== 'initials' &&
      input.field !== 'explanations' &&
      fieldsOfInput(input).some((field) => field in record),
  );
  const change = Object.fromEntries(named.map(({ key }) => [key, answers[key] ?? null]));
  for (const { key, field } of inputs) {
    const isNamed = field === 'explanations' && ('explanations' in record || key in answers);
    if (isNamed) change[key] = answers[key] ?? null;
  }
  return change;
}

const refused = (field: string, what: string) => ({
  ...{ field, label: field, message: `${field} ${what}` },
});
