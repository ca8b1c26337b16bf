import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Api, apiContext, nonceContext, type Site, siteContext } from '#platform';

const answer = createRequestHandler(build, import.meta.env.MODE);

/**
 * Answers one page request. `api` reaches the API in process by its path, `nonce` is the one of
 * the page's security policy, `site` says who the brokerage is and where the site stands.
 */
export function handle(
  request: Request,
  given: { api: Api; nonce: string; site: Site },
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, given.api);
  context.set(nonceContext, given.nonce);
  context.set(siteContext, given.site);
  return answer(request, context);
}
