import { localArea } from '@homestead/contract/platform';

/** A moment, where the brokerage is: "Jul 7, 2031, 5:00 PM". Empty where there is none. */
export function formatInstant(at: unknown): string {
  if (typeof at !== 'string' && !(at instanceof Date)) return '';
  const { timeZone } = localArea();
  return new Date(at).toLocaleString('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
