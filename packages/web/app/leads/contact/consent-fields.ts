import type { ConsentBox } from '@homestead/contract/leads';

/** The boxes in the markup of public forms, by the fields of the service. */
export const consentFields = {
  text_consent: 'textConsent',
  marketing_texts: 'marketingTextConsent',
  marketing_emails: 'marketingEmailConsent',
} as const satisfies Record<string, ConsentBox>;
export type ConsentField = keyof typeof consentFields;

export const consentFieldNames = Object.keys(consentFields) as ConsentField[];

/** Which boxes were checked, as the service takes it. */
export function checkedBoxes(
  typed: Readonly<Partial<Record<string, string>>>,
): Record<ConsentBox, boolean> {
  const boxes = Object.entries(consentFields).map(([name, box]) => [box, typed[name] === 'on']);
  return Object.fromEntries(boxes) as Record<ConsentBox, boolean>;
}
