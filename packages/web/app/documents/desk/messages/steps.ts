import { defineMessages } from '@homestead/contract/platform';

/** Steps with envelopes that can be undone for some seconds. */
export const stepMessages = defineMessages({
  voidTitle: 'Void {title}',
  voidManyTitle: '{count, plural, one {Void # envelope} other {Void # envelopes}}',
  voidHint:
    'Nobody can sign it anymore, and everyone it was sent to gets an email with your reason. This happens after ten seconds; until then you can undo it.',
  voided: '{title} will be voided in ten seconds',
  voidedMany: '{count, plural, one {# envelope} other {# envelopes}} will be voided in ten seconds',
  linksTitle: '{count, plural, one {Links of # envelope} other {Links of # envelopes}}',
  linksHint:
    'For everyone whose turn it is. New links go out after ten seconds; until then you can undo it. Links that are revoked end right away and never work again: undoing it sends new ones.',
  what: 'What to do',
  resendMany: 'Send new links',
  revokeMany: 'Revoke the links',
  reason: 'Reason',
  goOn: 'Continue',
  resentMany:
    '{count, plural, one {New links for # envelope} other {New links for # envelopes}} go out in ten seconds',
  revokedMany: '{count, plural, one {Links of # envelope} other {Links of # envelopes}} revoked',
});
