import { randomUUID } from 'node:crypto';
import type { Language } from '@homestead/contract/platform';
import { micromark } from 'micromark';
import {
  cleanHtml,
  type Email,
  inLanguage,
  layOutEmail,
  type MailSettings,
  siteLink,
} from '#platform';
import { newsletterEmailMessages } from '../messages/newsletters.ts';
import type { NewsletterRow } from './newsletter-store.ts';

export type Written = Pick<
  NewsletterRow,
  'list' | 'subject' | 'preheader' | 'body' | 'subject_es' | 'preheader_es' | 'body_es'
>;

/** The language that a subscriber gets: English where there is no Spanish text. */
export const languageFor = ({ body_es }: Pick<Written, 'body_es'>, wanted: string): Language =>
  wanted === 'es' && body_es !== '' ? 'es' : 'en';

const BLOCK = 'margin:0 0 16px';
const looks: readonly [RegExp, string][] = [
  [/<p>/g, `<p style="${BLOCK}">`],
  [/<h1>/g, '<h1 style="margin:0 0 16px;font:24px/1.3 Georgia,serif">'],
  [/<h2>/g, '<h2 style="margin:24px 0 8px;font:20px/1.3 Georgia,serif">'],
  [/<(ul|ol)>/g, `<$1 style="${BLOCK};padding:0 0 0 24px">`],
];

/**
 * A newsletter as one subscriber gets it, with the way out: a link, and one click (RFC 8058).
 * Its Markdown becomes the tags of an allow-list; HTML in it stays text.
 */
export function newsletterEmail(
  settings: MailSettings,
  newsletter: Written,
  { token, language }: { token: string; language: Language },
): Email {
  const isSpanish = language === 'es';
  const subject = isSpanish ? newsletter.subject_es : newsletter.subject;
  const preheader = isSpanish ? newsletter.preheader_es : newsletter.preheader;
  const body = isSpanish ? newsletter.body_es : newsletter.body;
  const why =
    newsletter.list === 'app' ? newsletterEmailMessages.whyApp : newsletterEmailMessages.why;
  return inLanguage(language, () => {
    // The layout takes plain paragraphs, so the text is put where this mark is.
    const mark = randomUUID();
    const firm = settings.brokerage.name;
    const url = siteLink(settings, '/newsletter/stop', {}, { token });
    const email = layOutEmail(settings, {
      kind: 'leads.newsletter',
      subject,
      name: null,
      isLetter: true,
      preview: preheader || subject,
      paragraphs: [mark],
      closing: [],
      why: why({ firm }),
      stop: { label: newsletterEmailMessages.leave(), url },
    });
    const markup = looks.reduce(
      (text, [tag, styled]) => text.replace(tag, styled),
      cleanHtml(micromark(body)),
    );
    return {
      ...email,
      text: email.text.replace(mark, () => plainText(body)),
      html: email.html.replace(new RegExp(`<p[^>]*>${mark}</p>`), () => markup),
      headers: {
        'List-Unsubscribe': `<${siteLink(settings, `/newsletter/one-click/${token}`)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  });
}

/** Markdown as people read it in plain text: links in full, without marks of emphasis. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\((\S+?)(?:\s+"[^"]*")?\)/g, '$1 ($2)')
    .replace(/^#{1,6} +/gm, '')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)\*(?![\w*])/g, '$1')
    .trim();
}
