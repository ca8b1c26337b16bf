import type { Unscoped } from './row-scope.ts';

/** The same as in `row-scope-exceptions.ts`, for documents that are signed. */
export const unscopedDocuments: Unscoped = {
  'Documents and envelopes of what the call found within its scope or in another room': [
    'documents/envelopes/envelope-store.ts#findAmendment',
    'documents/envelopes/envelope-store.ts#findAnyEnvelope',
    'documents/envelopes/envelope-store.ts#lockAnyEnvelope',
    'documents/envelopes/envelope-store.ts#lockOpenEnvelopeOf',
    'documents/envelopes/envelope-store.ts#selectTakenDocuments',
    'documents/envelopes/envelope-store.ts#storeContent',
    'documents/envelopes/envelope-store.ts#storeState',
    'documents/envelopes/envelope-store.ts#deleteDraft',
    'documents/envelopes/standing-store.ts#selectStandings',
    'documents/filling/document-store.ts#findAnyDocument',
    'documents/filling/document-store.ts#findNewestOf',
    'documents/filling/document-store.ts#lockAnyDocument',
    'documents/filling/document-store.ts#lockAnyDocuments',
    'documents/filling/document-store.ts#selectAnswerChanges',
    'documents/filling/document-store.ts#selectAnyDocuments',
    'documents/filling/document-store.ts#selectInputsAnsweredBy',
    'documents/filling/document-store.ts#selectUsedSignedFiles',
    'documents/filling/document-store.ts#storeAnswers',
  ],
  'What people signed, for their own export, and the envelopes of those who leave': [
    'documents/person-data-store.ts#countOpenEnvelopesOf',
    'documents/person-data-store.ts#eraseFromDocuments',
    'documents/person-data-store.ts#moveOpenEnvelopes',
    'documents/person-data-store.ts#selectSignedByPerson',
  ],
  'Whether the demo has documents, and the offers that its documents belong to': [
    'transactions/sample-offer-store.ts#hasDocuments',
    'transactions/sample-offer-store.ts#selectSampleOffers',
  ],
  'Tours that wait for an envelope, and the tour that the call found': [
    'leads/tours/touring-agreement-store.ts#endWaiting',
    'leads/tours/touring-agreement-store.ts#findOpenAgreement',
    'leads/tours/touring-agreement-store.ts#selectWaitingTours',
    'leads/tours/touring-agreement-store.ts#storeAgreement',
  ],
  'Words of envelopes, beside the condition for the caller’s scope': [
    'documents/envelopes/envelope-store.ts#hasWords',
  ],
  'Steps that a job takes, and parts of templates that the call or a rule found': [
    'documents/held/held-step-store.ts#deleteHeld',
    'documents/held/held-step-store.ts#lockDueHeld',
    'documents/templates/envelope-template-store.ts#deleteTemplate',
    'documents/templates/envelope-template-store.ts#selectSharedTemplates',
  ],
  'Whether the session of the account that opened a signing session still works': [
    'documents/signing/session-store.ts#findSession',
  ],
  'The log of an envelope that the call or a job found': [
    'documents/log/event-store.ts#insertEvent',
    'documents/log/event-store.ts#lockLog',
  ],
  'Envelopes that jobs remind of, end or seal, and the seal that a code names': [
    'documents/envelopes/envelope-job-store.ts#selectDueReminders',
    'documents/envelopes/envelope-job-store.ts#selectExpired',
    'documents/retention/retention-store.ts#selectPastRetention',
    'documents/retention/retention-store.ts#storeRetainUntil',
    'documents/sealing/seal-store.ts#findSealByCode',
    'documents/sealing/seal-store.ts#sealAgain',
    'documents/sealing/seal-store.ts#selectToSeal',
    'documents/sealing/seal-store.ts#storeSealFailure',
  ],
  'What the client of a tour has signed, by the mailbox that their links went to': [
    'documents/envelopes/signed-form-store.ts#selectSignedByBuyer',
  ],
  'What a signer was sent, by their session or the mailbox of who signed in': [
    'documents/wire/wire-store.ts#findContainedForm',
    'documents/wire/wire-store.ts#findEnvelopeOf',
    'documents/wire/wire-store.ts#findRecipientOfMailbox',
    'documents/signing/own-envelope-store.ts#selectOwnRecipients',
  ],
};
