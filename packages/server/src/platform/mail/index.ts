export { Mail, type MailDraft } from './mail.ts';
