import type { WireLeftOut } from '@homestead/contract/messaging';
import { leadEmailMessages } from '../messages/emails.ts';

/** Who doesn't get an email, each with the reason. */
export const leftOutText = (people: readonly WireLeftOut[]): string =>
  people.map(leadEmailMessages.leftOutOne).join('; ');
