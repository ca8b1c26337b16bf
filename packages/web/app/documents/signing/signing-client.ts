import {
  SIGNING_HEADER,
  signingCalls,
  signingDoorCalls,
  type signingDoorEndpoints,
  type signingEndpoints,
  type WireSigning,
} from '@homestead/contract/documents';
import { type Api, createClient } from '#platform';

export const signingDoor = createClient<typeof signingDoorEndpoints>(signingDoorCalls);
export const signingCall = createClient<typeof signingEndpoints>(signingCalls);

/** The API as a recipient calls it in the session that they opened. */
export const inSession =
  (api: Api, session: string): Api =>
  (path, call = {}) =>
    api(path, { ...call, headers: { ...call.headers, [SIGNING_HEADER]: session } });

/** A call of the signing session that answers with how everything is afterward. */
export type SigningChange = (ask: { api: Api }) => Promise<{ data: WireSigning }>;

/** Makes a change and shows its answer. Throws `ApiError` for a refusal or an outage. */
export type MakeChange = (change: SigningChange) => Promise<WireSigning>;
