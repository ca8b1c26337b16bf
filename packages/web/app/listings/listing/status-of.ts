import { type StandardStatus, standardStatuses } from '@homestead/contract/feed';

/** A status of the wire as one that we know; null for any other text. */
export function statusOf(text: string | null): StandardStatus | null {
  return (standardStatuses as readonly (string | null)[]).includes(text)
    ? (text as StandardStatus)
    : null;
}
