import { cityLine, formatPhone, licenseLineOf } from '@homestead/contract/platform';
import type { BrokerageFacts } from '../brokerage-settings.ts';
import { mailMessages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import type { EmailContent, EmailLink, EmailList } from './email-content.ts';
import { homeText } from './email-home.ts';
import { emailMarkup } from './email-markup.ts';
import type { MailDraft } from './mail.ts';

/** Facts about the firm and the site for every email. */
export type MailSettings = Pick<Settings, 'brokerage' | 'publicUrl'>;

/** An email without its recipient. */
export type Email = Omit<MailDraft, 'to'>;

/** White space and control characters: data in a subject must not break the header. */
const BLANKS = /[\s\p{Cc}]+/gu;
const SUBJECT_MAX = 70;

/** An email as text and as HTML with the same wording, and the firm's facts in the footer. */
export function layOutEmail({ brokerage, publicUrl }: MailSettings, content: EmailContent): Email {
  const whole = content.subject.replace(BLANKS, ' ').trim();
  const subject = content.isLetter ? whole : cut(whole, SUBJECT_MAX);
  const foot = footLines(brokerage);
  const greeting = greetingOf(content);
  return {
    kind: content.kind,
    subject,
    text: textOf(content, greeting, foot),
    html: String(
      emailMarkup({ ...content, subject, greeting }, { name: brokerage.name, foot, publicUrl }),
    ),
  };
}

/** A text of at most `max` characters, cut between words where it is longer. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  const end = start.lastIndexOf(' ');
  return `${(end > max / 2 ? start.slice(0, end) : start).replace(/[\s,.;:\ud800-\udbff]+$/u, '')}…`;
}

function greetingOf({ name, isLetter }: EmailContent): string | null {
  if (isLetter) return null;
  return name ? mailMessages.helloName({ name }) : mailMessages.hello();
}

function textOf(content: EmailContent, greeting: string | null, foot: readonly string[]): string {
  const { code, paragraphs, home, lists = [], closing, why, stop } = content;
  const actions = [content.action, content.secondAction].filter((action) => action !== undefined);
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(home ? [homeText(home)] : []),
    ...lists.flatMap(listText),
    ...actions.map(linkText),
    ...(code ? [`${mailMessages.yourCode()} ${code}`] : []),
    ...closing,
    ['--', ...foot].join('\n'),
    ...(why ? [why] : []),
    ...(stop ? [linkText(stop)] : []),
  ].join('\n\n');
}

const linkText = ({ label, url }: EmailLink) => `${label}:\n${url}`;

function listText({ heading, items, homes = [], more }: EmailList): string[] {
  return [
    heading.toUpperCase(),
    ...items.map(({ label, url, text }) => `${label}\n${text}\n${url}`),
    ...homes.map(homeText),
    ...(more ? [linkText(more)] : []),
  ];
}

function footLines(brokerage: BrokerageFacts): string[] {
  return [
    brokerage.name,
    [brokerage.street, cityLine(brokerage)].filter(Boolean).join(', '),
    [brokerage.phone && formatPhone(brokerage.phone), brokerage.email].filter(Boolean).join(', '),
    licenseLineOf(brokerage) ?? '',
  ].filter((line) => line !== '');
}
