export { deliverOwnMails } from './deliver-mail.ts';
export type { EmailHome } from './email-content.ts';
export { cut, type Email, layOutEmail, type MailSettings } from './email-layout.ts';
export { instantInWords, shortInstant } from './instant-in-words.ts';
export {
  type LeftOut,
  Mail,
  type MailAttachment,
  type MailDraft,
  type MailOthers,
  mailSeal,
} from './mail.ts';
export { serveMailNotices } from './mail-notices.ts';
export type { MailSample } from './mail-pages.ts';
export { startMail } from './mail-service.ts';
export {
  dropUnsentMails,
  findMailTo,
  type MailRow,
  sendAllFromBrokerage,
  sendFromBrokerage,
} from './mail-store.ts';
export { mailboxOf } from './mailbox.ts';
export { serveOneClick } from './serve-one-click.ts';
export { siteLink } from './site-link.ts';
export {
  MailRefusedError,
  messageIdOf,
  type OutgoingMail,
  sendWith,
} from './smtp-sender.ts';
export { findStop, findStopped, stopMailbox } from './stopped-mailbox-store.ts';
