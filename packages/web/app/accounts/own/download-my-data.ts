import { accountPaths, type ownAccountEndpoints } from '@homestead/contract/accounts';
import { omahaDate } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, callApi } from '#platform';
import { requirePerson } from '../session/find-person.ts';

/** Everything that is held about who is signed in, as a JSON file to keep. */
export async function downloadMyData(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<Response> {
  await requirePerson(args);
  const { data } = await callApi<typeof ownAccountEndpoints.exportMyData>(
    args.context.get(apiContext),
    { method: 'GET', path: accountPaths.exportMyData, signal: args.request.signal },
  );
  const name = `my-data-${omahaDate(new Date(data.exportedAt))}.json`;
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
