import { type ConsentBox, consentBoxes, consentWording } from '@homestead/contract/leads';
import { type ConsentKey, recordConsent } from '#messaging';
import { type DatabaseTransaction, inLanguage } from '#platform';
import type { InquiryOrigin } from './inquiry.ts';

/** What a checked box agrees to, in the words shown. */
export interface FormConsent {
  /** As stored with the inquiry. */
  channel: 'text' | 'marketing-text' | 'marketing-email';
  wording: string;
}

const boxes: Readonly<Record<ConsentBox, FormConsent['channel']>> = {
  textConsent: 'text',
  marketingTextConsent: 'marketing-text',
  marketingEmailConsent: 'marketing-email',
};

/** What the ledger calls them. */
const keys: Readonly<Record<FormConsent['channel'], Omit<ConsentKey, 'address'>>> = {
  text: { channel: 'sms', kind: 'transactional' },
  'marketing-text': { channel: 'sms', kind: 'marketing' },
  'marketing-email': { channel: 'email', kind: 'marketing' },
};

/** What was agreed to with the boxes of a form. */
export function consentsOf(origin: InquiryOrigin, firm: string): FormConsent[] {
  const checked = (Object.keys(consentBoxes) as ConsentBox[]).filter((box) => origin[box]);
  return inLanguage(origin.language ?? 'en', () =>
    checked.map((box) => ({ channel: boxes[box], wording: consentWording(box, firm) })),
  );
}

/** Enters what was agreed to with a lead's form into the ledger, for the addresses typed there. */
export async function recordFormConsents(
  tx: DatabaseTransaction,
  consents: readonly FormConsent[],
  form: {
    leadId: string;
    /** Normalized. */
    email: string | null;
    phone: string | null;
    page: string | null;
    ipAddress: string | null;
  },
): Promise<void> {
  const { leadId, email, phone, page, ipAddress } = form;
  for (const { channel, wording } of consents) {
    const key = keys[channel];
    const address = key.channel === 'sms' ? phone : email;
    if (address === null) continue;
    await recordConsent(tx, {
      ...{ ...key, address, isGranted: true, source: 'form', wording, page, ipAddress },
      about: { kind: 'lead', id: leadId },
    });
  }
}
