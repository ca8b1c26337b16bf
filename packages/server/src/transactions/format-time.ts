import { timeInWords } from '@homestead/contract/platform';

/** A time of the day, HH:MM, in words. Empty where there is none. */
export const formatTime = (time: unknown): string =>
  typeof time === 'string' ? timeInWords(time) : '';
