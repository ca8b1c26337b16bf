import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { SEARCH_PATH } from '#listings';
import { apiContext } from '#platform';
import { accountMeta } from './account-meta.ts';
import { frameMessages } from './messages/frame.ts';
import { NotFound } from './not-found.tsx';
import { suggestHomes } from './suggest-homes.ts';

/** A path below a section of the site that has no such page. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const path = params['*'];
  if (!path) throw redirect(SEARCH_PATH, 302);
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  return data({ suggested: await suggestHomes(ask, path) }, { status: 404 });
}

export const meta: MetaFunction = (page) => accountMeta(frameMessages.notFound(), page);

export default function MissingPage() {
  const { suggested } = useLoaderData<typeof loader>();
  return (
    <NotFound
      title={frameMessages.notFound()}
      sentence={frameMessages.notFoundHint()}
      suggested={suggested}
    />
  );
}
