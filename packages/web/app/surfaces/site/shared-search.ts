import { type LoaderFunctionArgs, redirect } from 'react-router';
import { searchHref } from '#listings';
import { apiContext } from '#platform';
import { findSharedSearch } from '#saved';

/**
 * `/shared-search/{id}`, in emails about a search that staff built: its results, or the saved
 * search of the account that has it by now.
 */
export async function loader({ params: { sid = '' }, context, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), signal: request.signal };
  const search = await findSharedSearch(ask, sid);
  return redirect(
    search ? searchHref(search) : `/savedlists/items?${new URLSearchParams({ sid })}`,
    302,
  );
}
