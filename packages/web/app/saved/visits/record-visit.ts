import { SEARCH_WORDS_MAX } from '@homestead/contract/saved';
import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { apiContext, isFetchedAhead, isSignedInContext, orNull } from '#platform';
import { saved } from '../client.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

const isVisit = ({ context, request }: Asked) =>
  context.get(isSignedInContext) && request.method === 'GET' && !isFetchedAhead(request);

/** A link on another site: its words are not the client's. */
const isFromElsewhere = ({ request }: Asked) =>
  request.headers.get('sec-fetch-site') === 'cross-site';

/** Records that a client used the site, nothing of visitors. A failure doesn't stop the page. */
export const recordVisit: MiddlewareFunction<Response> = async (args, next) => {
  if (!isVisit(args)) return next();
  const api = args.context.get(apiContext);
  const [response] = await Promise.all([next(), orNull(() => saved.recordSiteVisit({}, { api }))]);
  return response;
};

/**
 * Records what a client searched for, in the words of the page, like {@link recordVisit}. A search
 * that a link of another site opened isn't theirs.
 */
export async function recordSearch(args: Asked, said: string): Promise<void> {
  if (!isVisit(args) || isFromElsewhere(args)) return;
  const words = said.slice(0, SEARCH_WORDS_MAX);
  const api = args.context.get(apiContext);
  await orNull(() => saved.recordSiteSearch({ words }, { api }));
}
