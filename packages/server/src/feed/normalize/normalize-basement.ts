import type { FieldReader } from './field-reader.ts';

/** Foundation types other than a basement. */
const NONE = /^(?:none|no|crawl space|slab|not applicable|n\/a)$/i;
const SAYS_NOTHING = /^(?:unknown|other|see remarks)$/i;

/**
 * Whether a home has a basement: from Basement, otherwise from BasementYN; null when neither says.
 * A crawl space or a slab doesn't count.
 */
export function hasBasement(fields: FieldReader): boolean | null {
  const labels = fields.labels('Basement').filter((label) => !SAYS_NOTHING.test(label));
  if (labels.length > 0) return !labels.every((label) => NONE.test(label));
  return fields.flag('BasementYN');
}
