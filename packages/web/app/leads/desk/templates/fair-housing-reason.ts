import type { FieldHints } from '#desk';

/** Asked only after words about protected classes were refused. */
export const fairHousingReason: FieldHints = {
  name: 'fairHousingReason',
  afterRefusal: 'fair-housing-words',
};
