import { localDate } from '@homestead/contract/platform';
import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { apiContext, orNull } from '#platform';
import { ownAccount } from '../clients.ts';
import { requirePerson } from '../session/find-person.ts';

/**
 * Everything stored about the signed-in person, as a JSON file. Without a recent proof, leads
 * to the section that takes one.
 */
export async function downloadMyData(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<Response> {
  await requirePerson(args);
  const ask = { api: args.context.get(apiContext), signal: args.request.signal };
  const found = await orNull(() => ownAccount.exportMyData({}, ask), 403);
  if (!found) return redirectDocument('/accountsetting#proof');
  const { data } = found;
  const name = `my-data-${localDate(new Date(data.exportedAt))}.json`;
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
