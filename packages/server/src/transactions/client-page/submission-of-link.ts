import { sha256 } from '#platform';
import type { Opening } from '../take-link-key.ts';

/** A form of the page: its key counts for one link. */
export const submissionOfLink = (
  { path }: { path: string },
  { key }: Opening,
  { body, idempotencyKey }: { body: unknown; idempotencyKey: string | null },
) => ({
  scope: `${path} ${sha256(key).toString('base64url')}`,
  key: idempotencyKey,
  body,
});
