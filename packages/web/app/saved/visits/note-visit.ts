import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { apiContext, isFetchedAhead, isSignedInContext, orNull } from '#platform';
import { saved } from '../client.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

const isVisit = ({ context, request }: Asked) =>
  context.get(isSignedInContext) && request.method === 'GET' && !isFetchedAhead(request);

/** Keeps that a client used the site; visitors leave no trace. A failure doesn't stop the page. */
export const noteVisit: MiddlewareFunction<Response> = async (args, next) => {
  if (!isVisit(args)) return next();
  const api = args.context.get(apiContext);
  const [response] = await Promise.all([next(), orNull(() => saved.saveSiteVisit({}, { api }))]);
  return response;
};

/** Keeps what a client searched for, in the words of the page, like {@link noteVisit}. */
export async function noteSearch(args: Asked, words: string): Promise<void> {
  if (!isVisit(args)) return;
  const api = args.context.get(apiContext);
  await orNull(() => saved.saveSiteSearch({ words }, { api }));
}
