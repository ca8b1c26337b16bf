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
 * nobody touched was false, too. A field that says nothing is left out, so that it changes nothing.
 */
export function modernSellerRecord(record: DocumentRecord): DocumentRecord {
  const modern: Record<string, WireFieldValue | undefined> = { ...record };
  for (let row = 1; row <= 11; row += 1) {
    const field = rowField(row);
    const value = modern[field];
    if (typeof value === 'string') modern[field] = servicing[value] ?? value;
  }
  const isElevenRows = isSaid(modern[rowField(10)]) || isSaid(modern[rowField(11)]);
  const last = isElevenRows ? lastRowsOf(modern) : {};
  for (const row of isElevenRows ? [7, 8, 9, 10, 11] : [10, 11]) delete modern[rowField(row)];
  Object.assign(modern, last);
  // Yes and No were one toggle: neither value says which box was meant.
  if (typeof modern.is_security_experienced === 'boolean') delete modern.is_security_experienced;
  for (const field of ['isseller_currently_property', 'isseller_ever_occupied_property']) {
    if (modern[field] === true) modern[field] = 'yes';
    if (modern[field] === false) delete modern[field];
  }
  if (isSaid(modern.property_address) && !isSaid(modern.propert_located_at)) {
    modern.propert_located_at = modern.property_address;
  }
  return modern;
}

const rowField = (row: number) => `section_e_${row}_lst`;

/**
 * Rows 7 to 9 of a record that numbers its last rows 9 to 11, as far as it says them. Row 7 was
 * also numbered 7 or 8; where these differ, it stays open.
 */
function lastRowsOf(record: DocumentRecord): Record<string, WireFieldValue> {
  const said = (row: number) => {
    const value = record[rowField(row)];
    return isSaid(value) ? [value] : [];
  };
  const pests = new Set([7, 8, 9].flatMap(said));
  const rows = [pests.size === 1 ? [...pests] : [], said(10), said(11)];
  return Object.fromEntries(
    rows.flatMap((values, at) => values.map((value) => [rowField(at + 7), value])),
  );
}

const isSaid = (value: WireFieldValue | undefined): value is NonNullable<WireFieldValue> =>
  value !== undefined && value !== null && value !== '';
