import type { Unscoped } from './row-scope.ts';

/** The same as in `row-scope-exceptions.ts`, for emails that staff write and their mailboxes. */
export const unscopedMail: Unscoped = {
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
  ],
  'Leads who want value updates: a job writes one a month, and their own link turns them off': [
    'leads/value-updates/value-update-store.ts#lockDueLeads',
    'leads/value-updates/value-update-store.ts#findLeadToUpdate',
    'leads/value-updates/value-update-store.ts#turnOff',
  ],
};
