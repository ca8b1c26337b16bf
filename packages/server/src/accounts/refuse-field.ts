import type { FieldRefusal } from '@homestead/contract/platform';
import { refuse } from '#platform';

/** Refuses one field with a message that is a complete specified sentence. */
export function refuseField(field: string, label: string, message: string): never {
  return refuseFields([{ field, label, message }]);
}

/** Refuses fields; the refusal says what is wrong with the first. */
export function refuseFields(fields: readonly FieldRefusal[]): never {
  const message = fields[0]?.message;
  return refuse('bad-input', { fields, ...(message !== undefined && { message }) });
}
