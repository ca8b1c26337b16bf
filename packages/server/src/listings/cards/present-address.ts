/** An address in one line: "5011 Chicago St, Omaha, NE 68132". Unknown parts are left out. */
export function addressLine(row: {
  street_address: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}): string {
  const stateAndZip = [row.state, row.zip].filter(Boolean).join(' ');
  return [row.street_address, row.city, stateAndZip].filter(Boolean).join(', ');
}
