/** Where two leads are compared. */
export const comparePath = (leadId: string, otherId: string): string =>
  `/duplicates/compare?lead=${leadId}&other=${otherId}`;
