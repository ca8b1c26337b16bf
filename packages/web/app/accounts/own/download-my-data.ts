import { localDate } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#platform';
import { ownAccount } from '../clients.ts';
import { requirePerson } from '../session/find-person.ts';

/** Everything stored about the signed-in person, as a JSON file. */
export async function downloadMyData(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<Response> {
  await requirePerson(args);
  const { data } = await ownAccount.exportMyData(
    {},
    { api: args.context.get(apiContext), signal: args.request.signal },
  );
  const name = `my-data-${localDate(new Date(data.exportedAt))}.json`;
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
