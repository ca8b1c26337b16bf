import {
  sealCalls,
  type sealEndpoints,
  type WireSealCertificates,
} from '@homestead/contract/documents';
import { type Api, createClient } from '#platform';

/** What the page that checks documents asks the server: never anything about a file. */
export const seals = createClient<typeof sealEndpoints>(sealCalls);

/** The certificates that our seals are known by. */
export async function loadSealCertificates(ask: {
  api: Api;
  signal: AbortSignal;
}): Promise<WireSealCertificates> {
  return (await seals.getSealCertificates({}, ask)).data;
}
