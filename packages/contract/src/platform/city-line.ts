/** "Omaha, NE 68132"; unknown parts are left out. */
export function cityLine({
  city,
  state,
  zip,
}: {
  city: string | null;
  state: string | null;
  zip: string | null;
}): string {
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
