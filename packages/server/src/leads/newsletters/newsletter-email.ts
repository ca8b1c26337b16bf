import { randomUUID } from 'node:crypto';
import type { Language } from '@homestead/contract/platform';
import {
  type Email,
  inLanguage,
  layOutEmail,
  type MailSettings,
  type RenderedText,
  siteLink,
} from '#platform';
import { newsletterEmailMessages } from '../messages/newsletters.ts';
import type { NewsletterRow } from './newsletter-store.ts';

export type Written = Pick<
  NewsletterRow,
  'list' | 'subject' | 'preheader' | 'subject_es' | 'preheader_es'
>;

/** The language that a subscriber gets: English where there is no Spanish text. */
export const languageFor = (
  { body_es }: Pick<NewsletterRow, 'body_es'>,
  wanted: string,
): Language => (wanted === 'es' && body_es !== '' ? 'es' : 'en');

const BLOCK = 'margin:0 0 16px';
const looks: readonly [RegExp, string][] = [
  [/<p>/g, `<p style="${BLOCK}">`],
  [/<h1>/g, '<h1 style="margin:0 0 16px;font:24px/1.3 Georgia,serif">'],
  [/<h2>/g, '<h2 style="margin:24px 0 8px;font:20px/1.3 Georgia,serif">'],
  [/<(ul|ol)>/g, `<$1 style="${BLOCK};padding:0 0 0 24px">`],
];

/**
 * A newsletter as one subscriber gets it, with the way out: a link, and one click (RFC 8058).
 */
export function newsletterEmail(
  settings: MailSettings,
  newsletter: Written,
  { token, language, content }: { token: string; language: Language; content: RenderedText },
): Email {
  const isSpanish = language === 'es';
  const subject = isSpanish ? newsletter.subject_es : newsletter.subject;
  const preheader = isSpanish ? newsletter.preheader_es : newsletter.preheader;
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
    const markup = looks.reduce((text, [tag, styled]) => text.replace(tag, styled), content.html);
    return {
      ...email,
      text: email.text.replace(mark, () => content.text),
      html: email.html.replace(new RegExp(`<p[^>]*>${mark}</p>`), () => markup),
      headers: {
        'List-Unsubscribe': `<${siteLink(settings, `/newsletter/one-click/${token}`)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  });
}
