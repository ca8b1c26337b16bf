import type { Language } from '@homestead/contract/platform';
import { bytesOf, type RenderedText, refuse, renderMarkdown, SingleFlightCache } from '#platform';
import { newsletterMessages } from '../messages/newsletters.ts';
import type { NewsletterRow } from './newsletter-store.ts';

const CACHED_BYTES = 4 * 1024 * 1024;

const rendered = new SingleFlightCache<RenderedText>(CACHED_BYTES, bytesOf);

/**
 * A newsletter's text in a language, rendered once for all who get it. Refuses (bad-input) one that
 * takes too long to render, or is too long then, and (busy) when too many wait.
 */
export function renderContent(
  { body, body_es }: Pick<NewsletterRow, 'body' | 'body_es'>,
  language: Language,
): Promise<RenderedText> {
  const [field, markdown] =
    language === 'es' ? (['bodyEs', body_es] as const) : (['body', body] as const);
  return rendered.get(`${language} ${markdown}`, async () => {
    const content = await renderMarkdown(markdown);
    if (content) return content;
    const message = newsletterMessages.tooComplex();
    const label = newsletterMessages[field]();
    return refuse('bad-input', { fields: [{ field, label, message }], message });
  });
}

export type Contents = Readonly<{ en: RenderedText; es: RenderedText | null }>;

/** A newsletter's text in each of its languages. Refuses what {@link renderContent} does. */
export async function renderContents(
  row: Pick<NewsletterRow, 'body' | 'body_es'>,
): Promise<Contents> {
  const en = await renderContent(row, 'en');
  return { en, es: row.body_es === '' ? null : await renderContent(row, 'es') };
}
