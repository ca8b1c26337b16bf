import { signingDoorCalls, type signingDoorEndpoints } from '@homestead/contract/documents';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, createClient } from '#platform';

const door = createClient<typeof signingDoorEndpoints>(signingDoorCalls);

/** What the person who is signed in was sent to sign, newest first. */
export async function loadOwnEnvelopes({ context, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), signal: request.signal };
  return (await door.listOwnEnvelopes({}, ask)).data;
}
