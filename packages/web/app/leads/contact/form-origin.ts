import type { leadEndpoints } from '@homestead/contract/leads';
import { type InputOf, language } from '@homestead/contract/platform';
import { plainPath } from '#platform';

const campaignNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

type Origin = Pick<
  InputOf<typeof leadEndpoints.saveContact>,
  'page' | 'campaign' | 'language' | 'textConsent'
>;

/** Where a form was sent from, and the consent of its box. */
export function formOrigin(request: Pick<Request, 'url' | 'headers'>, consent: string): Origin {
  const page = formPage(request);
  return {
    page: plainPath(page.pathname).slice(0, 300),
    campaign: campaignOf(page),
    language: language(),
    textConsent: consent === 'on',
  };
}

/** The page on which a form was filled in, which may show the form of another. */
function formPage({ url, headers }: Pick<Request, 'url' | 'headers'>): URL {
  const own = new URL(url);
  const from = URL.parse(headers.get('referer') ?? '');
  return from?.host === own.host ? from : own;
}

/** The campaign parameters of a page's address: `utm_source` and so on. */
function campaignOf({ searchParams }: URL): NonNullable<Origin['campaign']> {
  return Object.fromEntries(
    campaignNames.flatMap((name) => {
      const value = searchParams
        .get(`utm_${name}`)
        ?.replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 120);
      return value ? [[name, value]] : [];
    }),
  );
}
