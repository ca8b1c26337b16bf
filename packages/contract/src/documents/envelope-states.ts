/** What can become of an envelope. `sealing`: all have signed, and the PDF is being made. */
export const envelopeStates = [
  'draft',
  'sent',
  'sealing',
  'completed',
  'declined',
  'voided',
  'expired',
] as const;
export type EnvelopeState = (typeof envelopeStates)[number];

export const recipientStates = ['waiting', 'sent', 'opened', 'signed', 'declined'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** What a recipient fills in. */
export const fieldKinds = ['signature', 'initials', 'date', 'text', 'checkbox'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What happens to an envelope, as its log says it. */
export const documentEventKinds = [
  'created',
  'corrected',
  'sent',
  'link-sent',
  'reminded',
  'link-revoked',
  'code-sent',
  'code-wrong',
  'locked',
  'unlocked',
  'in-person',
  'opened',
  'viewed',
  'pamphlet-given',
  'consented',
  'consent-withdrawn',
  'answered',
  'signed',
  'in-person-emailed',
  'asked',
  'forward-asked',
  'forwarded',
  'declined',
  'voided',
  'expired',
  'completed',
  'sealed',
  'stamped',
  'copy-sent',
  'read',
  'held',
  'released',
] as const;
export type DocumentEventKind = (typeof documentEventKinds)[number];

/** For how long a step can be undone. */
export const HELD_SECONDS = 10;

export const DOCUMENTS_MAX = 20;
export const RECIPIENTS_MAX = 20;
/** The largest signature image, in bytes and pixels. */
export const SIGNATURE_MAX_BYTES = 300 * 1024;
export const SIGNATURE_MAX_WIDTH = 2000;
export const SIGNATURE_MAX_HEIGHT = 1000;
/** The token of a recipient who proved who they are. */
export const SIGNING_HEADER = 'x-signing-session';
