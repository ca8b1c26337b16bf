import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router';
import { SEARCH_PATH } from '#listings';
import { accountMeta } from './account-meta.ts';
import { frameMessages } from './messages/frame.ts';

/** A path below a section of the site that has no such page. */
export function loader({ params }: LoaderFunctionArgs) {
  if (!params['*']) return redirect(SEARCH_PATH, 302);
  throw data(null, { status: 404 });
}

export const meta: MetaFunction = (page) => accountMeta(frameMessages.notFound(), page);

/** Never shown: the loader always answers with something else. */
export default function MissingPage() {
  return null;
}
