import type { WireSeal } from '@homestead/contract/documents';
import { ApiError, browserApi } from '#platform';
import { seals } from './verify-client.ts';

/** What our records say about the code in the address (`#seal=…`), once it is known. */
export type SealRecord =
  | { readonly state: 'loading' | 'missing' | 'failed'; readonly code: string }
  | { readonly state: 'found'; readonly code: string; readonly seal: WireSeal };

/** What our records say about the code of a certificate page. */
export async function findRecord(code: string, signal: AbortSignal): Promise<SealRecord> {
  try {
    const { data: seal } = await seals.getSeal({ code }, { api: browserApi, signal });
    return { state: 'found', code, seal };
  } catch (error) {
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { state: isMissing ? 'missing' : 'failed', code };
  }
}
