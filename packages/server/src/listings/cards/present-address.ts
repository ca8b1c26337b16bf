import { cityLine } from '@homestead/contract/platform';

/** An address in one line: "5011 Chicago St, Omaha, NE 68132". Unknown parts are left out. */
export function addressLine(row: {
  street_address: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}): string {
  return [row.street_address, cityLine(row)].filter(Boolean).join(', ');
}
