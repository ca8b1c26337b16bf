export { type Email, instantInWords, layOutEmail, type MailSettings } from './email-layout.ts';
export { Mail, type MailAttachment, type MailDraft, mailSeal } from './mail.ts';
export { serveMailNotices } from './mail-notices.ts';
export type { MailSample } from './mail-pages.ts';
export { startMail } from './mail-service.ts';
export { dropUnsentMails, findMailTo } from './mail-store.ts';
export { siteLink } from './site-link.ts';
export { messageIdOf } from './smtp-sender.ts';
export { stopMailbox } from './stopped-mailbox-store.ts';
