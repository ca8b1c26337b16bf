import type { DocumentRecord, WireFieldValue } from './record-of-answers.ts';

/** What is at the foot of every page of the seller's disclosure, and in its certification. */
export interface PageFoot {
  readonly sellerInitials: string | null;
  readonly buyerInitials: string | null;
  readonly address: string | null;
  /** How many pages the statement has, once it is laid out. */
  readonly pages: number | null;
}

/** The fields of the seller's disclosure that no item answers. */
export const writePageFoot = (foot: PageFoot): Record<string, WireFieldValue> => ({
  seller_initial: foot.sellerInitials,
  buyer_initial: foot.buyerInitials,
  property_address: foot.address,
  consist_of: foot.pages,
});

/** Boxes of Section E whose columns stored the values of equipment (paper 104). */
const servicing: Readonly<Record<string, string>> = {
  Working: 'yes',
  Not_Working: 'no',
  Do_Not_Know_If_Working: 'Do_Not_Know',
};

/**
 * A record of a seller's disclosure that another program stored, in today's terms:
 * Section E by its columns; its last rows where they were numbered up to 11; and booleans of yes
 * and no. A boolean says yes only where a single box could set it, and never no, because a box that
 * nobody touched was false, too.
 */
export function modernSellerRecord(record: DocumentRecord): DocumentRecord {
  const modern: Record<string, WireFieldValue | undefined> = { ...record };
  for (let row = 1; row <= 11; row += 1) {
    const field = `section_e_${row}_lst`;
    const value = modern[field];
    if (typeof value === 'string') modern[field] = servicing[value] ?? value;
  }
  const { section_e_10_lst: tenth, section_e_11_lst: eleventh } = modern;
  delete modern.section_e_10_lst;
  delete modern.section_e_11_lst;
  if (isSaid(tenth) || isSaid(eleventh)) {
    modern.section_e_7_lst = onlyOne(
      ['section_e_7_lst', 'section_e_8_lst', 'section_e_9_lst'].map((field) => modern[field]),
    );
    modern.section_e_8_lst = tenth;
    modern.section_e_9_lst = eleventh;
  }
  // Yes and No were one toggle: neither value says which box was meant.
  if (typeof modern.is_security_experienced === 'boolean') {
    modern.is_security_experienced = null;
  }
  for (const field of ['isseller_currently_property', 'isseller_ever_occupied_property']) {
    if (typeof modern[field] === 'boolean') modern[field] = modern[field] ? 'yes' : null;
  }
  if (!isSaid(modern.propert_located_at)) {
    modern.propert_located_at = modern.property_address;
  }
  return modern;
}

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The value that all agree on; null where they differ, so that it is asked again. */
function onlyOne(values: readonly (WireFieldValue | undefined)[]): WireFieldValue {
  const said = new Set(values.filter(isSaid));
  const [only = null] = said;
  return said.size === 1 ? only : null;
}
