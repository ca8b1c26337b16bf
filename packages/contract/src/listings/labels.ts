import type { StandardStatus } from '#feed';

export const statusLabels: Record<StandardStatus, string> = {
  Active: 'Active',
  ActiveUnderContract: 'Active under contract',
  Pending: 'Pending',
  ComingSoon: 'Coming soon',
  Closed: 'Sold',
  Withdrawn: 'Withdrawn',
  Expired: 'Expired',
  Canceled: 'Canceled',
  Hold: 'On hold',
  Delete: 'Deleted',
  Incomplete: 'Incomplete',
};

/** A status of the wire as one that we know; null for any other text. */
export function statusOf(text: string | null): StandardStatus | null {
  return text !== null && Object.hasOwn(statusLabels, text) ? (text as StandardStatus) : null;
}
