import type { CallLine } from '#platform';

/** The calls of forms, blank or filled in. */
export const formCalls = {
  listDocumentForms: 'GET document-forms',
  getDocumentForm: 'GET document-forms/{form}',
} as const satisfies Record<string, CallLine>;

/** The calls of documents: forms that are filled in, and uploaded files. */
export const documentCalls = {
  createDocument: 'POST documents',
  findDocument: 'GET documents',
  getDocument: 'GET documents/{id}',
  answerDocument: 'PUT documents/{id}/answers',
  getDocumentHistory: 'GET documents/{id}/changes',
} as const satisfies Record<string, CallLine>;

/** The calls of envelopes, for staff. */
export const envelopeCalls = {
  listEnvelopes: 'GET envelopes',
  createEnvelope: 'POST envelopes',
  getEnvelope: 'GET envelopes/{id}',
  getEnvelopeSight: 'GET envelopes/{id}/sight',
  updateEnvelope: 'PUT envelopes/{id}',
  sendEnvelope: 'POST envelopes/{id}/send',
  voidEnvelope: 'POST envelopes/{id}/void',
  sealAgain: 'POST envelopes/{id}/seal',
  remindRecipients: 'POST envelopes/{id}/reminders',
  amendEnvelope: 'POST envelopes/{id}/amendments',
  holdEnvelope: 'PUT envelopes/{id}/hold',
  deleteEnvelope: 'DELETE envelopes/{id}',
  getEnvelopeEvents: 'GET envelopes/{id}/events',
  getEnvelopeFile: 'GET envelopes/{id}/file.pdf',
  getEnvelopeBundle: 'GET envelopes/{id}/bundle.zip',
  remindManyEnvelopes: 'POST envelopes/many/reminders',
  resendManyEnvelopes: 'POST envelopes/many/links',
  revokeManyEnvelopes: 'POST envelopes/many/revoke',
  voidManyEnvelopes: 'POST envelopes/many/void',
  undoEnvelopeStep: 'POST envelopes/held/{held}/undo',
} as const satisfies Record<string, CallLine>;

/** The calls of what envelopes start from. */
export const envelopeTemplateCalls = {
  listEnvelopeTemplates: 'GET envelope-templates',
  saveEnvelopeTemplate: 'POST envelopes/{id}/templates',
  updateEnvelopeTemplate: 'PUT envelope-templates/{id}',
  getEnvelopeTemplateHistory: 'GET envelope-templates/{id}/history',
  undoEnvelopeTemplateChange: 'POST envelope-templates/{id}/undo',
  deleteEnvelopeTemplate: 'DELETE envelope-templates/{id}',
  startFromTemplate: 'POST envelope-templates/{id}/envelopes',
} as const satisfies Record<string, CallLine>;

/** The calls about one recipient of an envelope, for staff. */
export const recipientCalls = {
  resendLink: 'POST envelopes/{id}/recipients/{recipient}/links',
  revokeRecipient: 'POST envelopes/{id}/recipients/{recipient}/revoke',
  unlockRecipient: 'POST envelopes/{id}/recipients/{recipient}/unlock',
  forwardRecipient: 'POST envelopes/{id}/recipients/{recipient}/forward',
  giveRecipientPamphlet: 'POST envelopes/{id}/recipients/{recipient}/pamphlet',
  startInPerson: 'POST envelopes/{id}/recipients/{recipient}/in-person',
} as const satisfies Record<string, CallLine>;

/** The calls by which a recipient proves who they are: with the key of their link, or signed in. */
export const signingDoorCalls = {
  getSigningLink: 'GET signing/link',
  sendSigningCode: 'POST signing/code',
  openSigning: 'POST signing/session',
  listOwnEnvelopes: 'GET signing/own',
  openOwnSigning: 'POST signing/own/{recipient}/session',
} as const satisfies Record<string, CallLine>;

/** The calls of a recipient in the session that they opened. */
export const signingCalls = {
  getSigning: 'GET signing',
  consentToSign: 'POST signing/consent',
  withdrawConsent: 'POST signing/consent/withdrawal',
  answerWhileSigning: 'PUT signing/answers',
  fillSigningField: 'PUT signing/fields/{field}',
  saveSigningSignature: 'PUT signing/signature',
  finishSigning: 'POST signing/finish',
  receivePamphlet: 'POST signing/pamphlet',
  declineSigning: 'POST signing/decline',
  askWhileSigning: 'POST signing/question',
  askToForward: 'POST signing/forward',
  getSigningDocument: 'GET signing/documents/{document}/file.pdf',
  getSigningFile: 'GET signing/file.pdf',
  getSigningBundle: 'GET signing/bundle.zip',
} as const satisfies Record<string, CallLine>;

/** The calls of documents as the specs' client makes them. */
export const documentWireCalls = {
  saveESign: 'POST Document/SaveESign',
  getESign: 'GET Document/GetESign',
  saveBuyerDocument: 'POST Document/SaveBuyerDocument',
  saveLeadBasedPaint: 'POST Document/SaveLeadBasedPaint',
  saveLeadSoilAddendum: 'POST Document/SaveLeadSoilAddendum',
  saveSellerDisclosure: 'POST Document/SaveSellerDisclosure',
  saveVaAddendum: 'POST Document/SaveVaAddendum',
  getDocumentByOfferId: 'GET Document/GetDocumentByOfferId',
} as const satisfies Record<string, CallLine>;

/** The call of the published hashes over each day's events. */
export const documentDayCalls = {
  listDocumentDays: 'GET document-days',
} as const satisfies Record<string, CallLine>;
