export { Mail, type MailAttachment, type MailDraft } from './mail.ts';
export type { MailSample } from './mail-pages.ts';
export { startMail } from './mail-service.ts';
