import type { Unscoped } from './row-scope.ts';

/** The same as in `row-scope-exceptions.ts`, for emails, and the mailboxes of staff. */
export const unscopedMail: Unscoped = {
  'The queue of emails, sent by a job; only a demo’s outbox shows them': [
    'platform/mail/mail-store.ts#claimDueMails',
    'platform/mail/mail-store.ts#countDueMails',
    'platform/mail/mail-store.ts#agesOfMailsTo',
    'platform/mail/mail-store.ts#delayMail',
    'platform/mail/mail-store.ts#dropUnsentMails',
    'platform/mail/mail-store.ts#findMail',
    'platform/mail/mail-store.ts#forgetOldMails',
    'platform/mail/mail-store.ts#giveUpMail',
    'platform/mail/mail-store.ts#listNewestMails',
    'platform/mail/mail-store.ts#markMailSent',
    'platform/mail/mail-store.ts#postponeMail',
  ],
  'Mailboxes of all staff, read by a job, and deleted when their owners leave': [
    'messaging/own-mailbox/own-mailbox-store.ts#takeDueMailbox',
    'messaging/own-mailbox/own-mailbox-store.ts#deleteMailboxesOfFormer',
  ],
  'Emails that a person’s own mailbox couldn’t send': [
    'platform/mail/mail-store.ts#sendAllFromBrokerage',
    'platform/mail/mail-store.ts#sendFromBrokerage',
  ],
  'The message of a link, for those who have the link’s signed token': [
    'messaging/links/message-link-store.ts#findLink',
  ],
  'Which of the given addresses are those of staff: only that is answered': [
    'leads/emails/email-people-store.ts#selectKnownAddresses',
    'messaging/consent/consent-store.ts#selectStaffMailboxes',
  ],
  'Leads who want value updates: a job writes one a month, and their own link turns them off': [
    'leads/value-updates/value-update-store.ts#lockDueLeads',
    'leads/value-updates/value-update-store.ts#findLeadToUpdate',
    'leads/value-updates/value-update-store.ts#turnOff',
  ],
};
