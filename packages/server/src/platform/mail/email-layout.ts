import {
  cityLine,
  formatPhone,
  language,
  localArea,
  localFormat,
} from '@homestead/contract/platform';
import type { BrokerageFacts } from '../brokerage-settings.ts';
import { type Html, html } from '../html.ts';
import { mailMessages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import type { MailDraft } from './mail.ts';

/** Facts about the firm and the site for every email. */
export type MailSettings = Pick<Settings, 'brokerage' | 'publicUrl'>;

/** An email without its recipient. */
export type Email = Omit<MailDraft, 'to'>;

/** The content of an email. Texts are plain; the layout escapes them. */
interface EmailContent {
  /** Such as `accounts.reset`. */
  kind: string;
  subject: string;
  /** First name of the recipient, if known. */
  name: string | null;
  /** Written by a person, with a greeting of its own. */
  isLetter?: true;
  paragraphs: readonly string[];
  /** Lists of things with a page each, below the paragraphs. */
  lists?: readonly EmailList[];
  /** The call to action, as a button. */
  action?: { label: string; url: string };
  /** Digits to be typed. */
  code?: string;
  /** Below the button: what to do if it was not the recipient. */
  closing: readonly string[];
}

/** A list with a heading; `text` is below the label that links to the thing's page. */
interface EmailList {
  heading: string;
  items: readonly { label: string; url: string; text: string }[];
  /** A link at the end. */
  more?: { label: string; url: string };
}

const INK = '#1d2521';
const QUIET = '#5d665f';
const SPRUCE = '#1f4d3f';
const PARAGRAPH = 'margin:0 0 16px';

/** White space and control characters: data in a subject must not break the header. */
const BLANKS = /[\s\p{Cc}]+/gu;

/** An email as text and as HTML with the same wording, and the firm's facts in the footer. */
export function layOutEmail({ brokerage }: MailSettings, content: EmailContent): Email {
  const { kind } = content;
  const subject = content.subject.replace(BLANKS, ' ').trim();
  return {
    kind,
    subject,
    text: textOf(brokerage, content),
    html: String(markupOf(brokerage, content)),
  };
}

function greeting({ name, isLetter }: EmailContent): string[] {
  if (isLetter) return [];
  return [name ? mailMessages.helloName({ name }) : mailMessages.hello()];
}

function textOf(brokerage: BrokerageFacts, content: EmailContent): string {
  const { action, code, paragraphs, lists = [], closing } = content;
  return [
    ...greeting(content),
    ...paragraphs,
    ...lists.flatMap(listText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(code ? [`${mailMessages.yourCode()} ${code}`] : []),
    ...closing,
    ['--', ...footLines(brokerage)].join('\n'),
  ].join('\n\n');
}

function listText({ heading, items, more }: EmailList): string[] {
  return [
    heading.toUpperCase(),
    ...items.map(({ label, url, text }) => `${label}\n${text}\n${url}`),
    ...(more ? [`${more.label}:\n${more.url}`] : []),
  ];
}

function markupOf(brokerage: BrokerageFacts, content: EmailContent): Html {
  const { action, code } = content;
  const written = (texts: readonly string[]) =>
    texts.map((text) => html`<p style="${PARAGRAPH}">${text}</p>`);
  const foot = footLines(brokerage).map((line) => html`${line}<br>`);
  return html`<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${content.subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f1;color:${INK};font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e4ded2">
<p style="margin:0 0 24px;color:${SPRUCE};font:20px Georgia,serif">${brokerage.name}</p>
${content.isLetter ? null : html`<h1 style="margin:0 0 16px;font:24px/1.3 Georgia,serif">${content.subject}</h1>`}
${written([...greeting(content), ...content.paragraphs])}
${(content.lists ?? []).map(listMarkup)}
${action ? button(action) : null}
${code ? html`<p style="${PARAGRAPH}">${mailMessages.yourCode()} <strong style="font:24px monospace;letter-spacing:4px">${code}</strong></p>` : null}
${written(content.closing)}
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e4ded2;color:${QUIET};font-size:14px">${foot}</p>
</div></body></html>`;
}

function listMarkup({ heading, items, more }: EmailList): Html {
  const things = items.map(
    ({ label, url, text }) =>
      html`<li style="margin:0;padding:12px 0;border-top:1px solid #e4ded2"><a href="${url}" style="color:${SPRUCE};font-weight:bold">${label}</a><br><span style="color:${QUIET}">${text}</span></li>`,
  );
  return html`<h2 style="margin:0 0 8px;font:20px/1.3 Georgia,serif">${heading}</h2>
<ul style="margin:0;padding:0;list-style:none">${things}</ul>
<p style="margin:12px 0 24px">${more ? html`<a href="${more.url}" style="color:${SPRUCE}">${more.label}</a>` : null}</p>`;
}

function button({ label, url }: { label: string; url: string }): Html {
  return html`<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:12px 24px;background:${SPRUCE};color:#fdfbf6;border-radius:4px;text-decoration:none">${label}</a></p>
<p style="${PARAGRAPH};color:${QUIET};font-size:14px;overflow-wrap:anywhere">${url}</p>`;
}

function footLines(brokerage: BrokerageFacts): string[] {
  return [
    brokerage.name,
    [brokerage.street, cityLine(brokerage)].filter(Boolean).join(', '),
    [brokerage.phone && formatPhone(brokerage.phone), brokerage.email].filter(Boolean).join(', '),
    brokerage.licenseLine ?? '',
  ].filter((line) => line !== '');
}

const dateAndTime = { dateStyle: 'long', timeStyle: 'short' } as const;
const instantFormats = {
  en: localFormat('en-US', dateAndTime),
  es: localFormat('es-US', dateAndTime),
};

/** A formatted instant in the firm's time: 'March 2, 2026 at 9:04 AM (Omaha time)'. */
export function instantInWords(at: Date): string {
  return mailMessages.localTime({ at: instantFormats[language()](at), area: localArea().name });
}
