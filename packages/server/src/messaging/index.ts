export type { ConsentKey, ConsentState, NewConsent } from './consent/consent.ts';
export {
  eraseConsent,
  findConsentState,
  findLastWithdrawal,
  findSubjectOfScan,
  isStopped,
  listConsents,
  MARKETING_EMAIL,
  recordConsent,
  selectConsentAbout,
  selectConsents,
  selectUsedScans,
  withdrawEmails,
} from './consent/record-consent.ts';
export { type MailSubject, mailSubjects, type ReceivedMail } from './inbound/mail-subjects.ts';
export { replyAddress } from './inbound/reply-address.ts';
export { LinkTracker, type NotTracked, whyNotTracked } from './links/link-tracker.ts';
export { linkOpened, messageFailed, messageRecorded } from './message-events.ts';
export { messagingMailSamples } from './messaging-mail-samples.ts';
export { openMessaging } from './messaging-services.ts';
export { eraseNotifications } from './notifications/erase-notifications.ts';
export { defineNotification } from './notifications/notification-type.ts';
export { markOutdated, type News, notify, notifyEach } from './notifications/notify.ts';
export { registerNotifications } from './notifications/register-notifications.ts';
export { mailboxSeal } from './own-mailbox/mailbox-seal.ts';
export { findOwnAddress } from './own-mailbox/own-mailbox.ts';
export { messagingRoom } from './plugin.ts';
export { conversationHeaders, findConversation } from './record/conversation.ts';
export { eraseMessages, eraseMessagesWith, eraseOldMessages } from './record/erase-messages.ts';
export { listMessages, presentLeftOut } from './record/list-messages.ts';
export { listThreads } from './record/list-threads.ts';
export type { NewMessage, Subject } from './record/message.ts';
export { moveMessages } from './record/move-messages.ts';
export { countTextsOfHour, recordMessage } from './record/record-message.ts';
export { staffLetter } from './record/staff-letter.ts';
export { refuseMessaging } from './refuse-messaging.ts';
export {
  findOfficeTemplates,
  type OfficeTemplate,
  selectOfficeTemplates,
} from './templates/office-templates.ts';
export { requireMerged } from './templates/template.ts';
export { listOutboxTexts } from './texts/list-outbox-texts.ts';
export { queueCode } from './texts/queue-code.ts';
export { canSendTexts, queueText } from './texts/queue-text.ts';
export {
  attachMessage,
  countHourBefore,
  countUnmatched,
  lockReceived,
  markRemoved,
  putBack,
  type ReceivedMessage,
  readUnmatched,
  selectReceived,
  selectUnmatched,
  type UnmatchedRow,
} from './unmatched/unmatched-messages.ts';
