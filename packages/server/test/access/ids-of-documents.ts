import type { IdRule } from './id-rules.ts';

const ofContent = {
  'body.documents.[]': 'document',
  'body.recipients.[].id': 'named recipient',
  'body.fields.[].document': 'listed document',
} as const satisfies Record<string, IdRule>;

const ofRecipient = {
  'params.id': 'envelope',
  'params.recipient': 'recipient',
} as const satisfies Record<string, IdRule>;

/** The id parameters of the calls of documents, envelopes and their recipients. */
export const idsOfDocuments = {
  'POST documents': { 'body.about.id': 'document subject' },
  'GET documents': { 'query.aboutId': 'document subject' },
  'GET documents/{id}': { 'params.id': 'document' },
  'PUT documents/{id}/answers': { 'params.id': 'document' },
  'GET documents/{id}/changes': { 'params.id': 'document' },
  'GET envelopes': { 'query.aboutId': 'filtered owner' },
  'POST envelopes': { 'body.about.id': 'document subject', ...ofContent },
  'GET envelopes/{id}': { 'params.id': 'envelope' },
  'GET envelopes/{id}/sight': { 'params.id': 'envelope' },
  'PUT envelopes/{id}': { 'params.id': 'envelope', ...ofContent },
  'POST envelopes/{id}/send': { 'params.id': 'envelope' },
  'POST envelopes/{id}/void': { 'params.id': 'envelope' },
  'POST envelopes/{id}/seal': { 'params.id': 'envelope' },
  'POST envelopes/{id}/reminders': { 'params.id': 'envelope' },
  'POST envelopes/{id}/amendments': { 'params.id': 'envelope' },
  'PUT envelopes/{id}/hold': { 'params.id': 'any envelope' },
  'DELETE envelopes/{id}': { 'params.id': 'envelope' },
  'GET envelopes/{id}/events': { 'params.id': 'envelope' },
  'GET envelopes/{id}/file.pdf': { 'params.id': 'envelope' },
  'GET envelopes/{id}/bundle.zip': { 'params.id': 'envelope' },
  'POST envelopes/many/reminders': { 'body.ids.[]': 'many envelopes' },
  'POST envelopes/many/void': { 'body.ids.[]': 'many envelopes' },
  'POST envelopes/many/links': { 'body.ids.[]': 'many envelopes' },
  'POST envelopes/many/revoke': { 'body.ids.[]': 'many envelopes' },
  'POST envelopes/held/{held}/undo': { 'params.held': 'held step' },
  'POST envelopes/{id}/templates': {
    ...{ 'params.id': 'envelope', 'body.replaces': 'envelope template' },
  },
  'PUT envelope-templates/{id}': { 'params.id': 'envelope template' },
  'GET envelope-templates/{id}/history': { 'params.id': 'envelope template' },
  'POST envelope-templates/{id}/undo': {
    ...{ 'params.id': 'envelope template', 'body.change': 'change' },
  },
  'DELETE envelope-templates/{id}': { 'params.id': 'envelope template' },
  'POST envelope-templates/{id}/envelopes': {
    ...{ 'params.id': 'envelope template', 'body.about.id': 'document subject' },
  },
  'POST envelopes/{id}/recipients/{recipient}/links': ofRecipient,
  'POST envelopes/{id}/recipients/{recipient}/revoke': ofRecipient,
  'POST envelopes/{id}/recipients/{recipient}/unlock': ofRecipient,
  'POST envelopes/{id}/recipients/{recipient}/forward': ofRecipient,
  'POST envelopes/{id}/recipients/{recipient}/in-person': ofRecipient,
  'POST envelopes/{id}/recipients/{recipient}/pamphlet': ofRecipient,
  'POST signing/own/{recipient}/session': { 'params.recipient': 'own recipient' },
  // Without a session nothing is looked up; sessions of others are tested with signing.
  'PUT signing/fields/{field}': { 'params.field': 'proof' },
  'GET signing/documents/{document}/file.pdf': { 'params.document': 'proof' },
  'PUT signing/answers': { 'body.document': 'proof' },
  'POST Document/SaveESign': { 'body.offerid': 'signed offer' },
  'GET Document/GetESign': { 'query.offerId': 'signed offer' },
  'GET Document/GetDocumentByOfferId': { 'query.offer_id': 'signed offer' },
} as const satisfies Record<string, Record<string, IdRule>>;

const recipient = { name: 'Ruth Kowalski', role: 'seller' };
const place = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.1 };
const content = {
  title: 'Disclosures',
  'recipients.[]': recipient,
  'fields.[]': { recipient: 1, kind: 'text', place },
};

/** What these calls need besides their ids. */
export const documentInput: Readonly<Record<string, Record<string, unknown>>> = {
  'POST documents': { form: 'lead-paint', 'about.kind': 'sample' },
  'PUT documents/{id}/answers': { answers: {} },
  'GET documents': { form: 'lead-paint', aboutKind: 'sample' },
  'GET envelopes': { aboutKind: 'sample' },
  'POST envelopes': { 'about.kind': 'sample', ...content },
  'PUT envelopes/{id}': { version: 1, ...content },
  'POST envelopes/{id}/send': { version: 1 },
  'POST envelopes/{id}/void': { reason: 'The sale fell through.' },
  'PUT envelopes/{id}/hold': { version: 1, reason: 'A dispute' },
  'DELETE envelopes/{id}': { version: 1 },
  'POST envelopes/many/void': { reason: 'The sale fell through.' },
  'POST envelopes/many/revoke': { reason: 'The sale fell through.' },
  'POST envelopes/{id}/templates': { name: 'Disclosures' },
  'PUT envelope-templates/{id}': { version: 1 },
  'DELETE envelope-templates/{id}': { version: 1 },
  'POST envelope-templates/{id}/envelopes': { 'about.kind': 'sample' },
  'POST envelopes/{id}/recipients/{recipient}/revoke': { reason: 'The wrong person' },
  'POST envelopes/{id}/recipients/{recipient}/forward': { isApproved: true },
  'POST envelopes/{id}/recipients/{recipient}/in-person': { identifiedBy: 'known' },
  'POST envelopes/{id}/recipients/{recipient}/pamphlet': { how: 'paper', on: '2026-11-02' },
  'POST Document/SaveESign': { document_name: 'leadbasedpaint', image_base64: 'x' },
  'GET Document/GetESign': { documentName: 'leadbasedpaint' },
  'GET Document/GetDocumentByOfferId': { document_name: 'leadbasedpaint' },
};
