import { campaignParts, type VisitOrigin } from '@homestead/contract/platform';
import type { MiddlewareFunction } from 'react-router';
import { cookieIn, cookieText } from './cookie-text.ts';
import { plainPath } from './local-href.ts';

const COOKIE = 'homestead_campaign';
const KEPT_SECONDS = 24 * 60 * 60;

type Asked = Pick<Request, 'url' | 'headers'>;

/** The page a form was sent from, and the campaign whose link the visitor followed. */
export function visitOrigin(request: Asked): VisitOrigin {
  const page = formPage(request);
  const here = campaignIn(page.searchParams, 'utm_');
  const kept = new URLSearchParams(cookieIn(request.headers.get('cookie'), COOKIE) ?? '');
  return {
    page: plainPath(page.pathname).slice(0, 300),
    campaign: Object.keys(here).length > 0 ? here : campaignIn(kept),
  };
}

/** Remembers for a day which campaign's link someone opened, redirects included. */
export const rememberCampaign: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const campaign = campaignIn(new URL(request.url).searchParams, 'utm_');
  if (request.method === 'GET' && Object.keys(campaign).length > 0) {
    const value = new URLSearchParams(campaign as Record<string, string>).toString();
    const cookie = cookieText(COOKIE, value, { seconds: KEPT_SECONDS, isHidden: true });
    response.headers.append('set-cookie', cookie);
  }
  return response;
};

/** The page on which a form was filled in, which may show the form of another. */
function formPage({ url, headers }: Asked): URL {
  const own = new URL(url);
  const from = URL.parse(headers.get('referer') ?? '');
  return from?.host === own.host ? from : own;
}

/** The campaign parameters among some, as far as they can be stored. */
function campaignIn(params: URLSearchParams, prefix = ''): NonNullable<VisitOrigin['campaign']> {
  return Object.fromEntries(
    campaignParts.flatMap((name) => {
      const value = params
        .get(prefix + name)
        ?.replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 120);
      return value ? [[name, value]] : [];
    }),
  );
}
