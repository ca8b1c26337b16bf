import type { TourContact } from '@homestead/contract/leads';
import { localInstants, NOBODY } from '@homestead/contract/platform';
import type { Api } from '#platform';
import { leads } from '../client.ts';
import type { TourFacts } from './tour-facts.ts';
import type { TourKind } from './tour-words.ts';

/** A requested tour. */
export interface AskedTour {
  kind: TourKind;
  /** YYYY-MM-DD, in Omaha. */
  day: string;
  /** Omaha wall times HH:mm, earliest first. */
  times: readonly string[];
  contact: TourContact;
}

/**
 * Sends `Property/RequestTour`. An invalid day or time is sent unchanged; the server says what is
 * wrong. Throws {@link ApiError}; the same `key` never stores twice.
 */
export async function sendTour(
  api: Api,
  facts: Pick<TourFacts, 'mlsNumber' | 'home'> & { personId: string | null },
  { kind, day, times, contact }: AskedTour,
  key: string,
): Promise<void> {
  await leads.requestTour(
    {
      propertyId: facts.mlsNumber,
      userId: facts.personId ?? NOBODY,
      firstName: contact.name,
      email: contact.email,
      phone: contact.phone,
      date_Time: localInstants(day, times[0] ?? '')[0]?.toISOString() ?? day,
      comments: contact.message,
      inPersonTour: kind === 'in-person',
      videoChatTour: kind === 'video-chat',
      time: [...times],
      address: facts.home,
    },
    { api, idempotencyKey: key },
  );
}

/** Wire names of our form fields. */
export const wireNames = {
  firstName: 'name',
  email: 'email',
  phone: 'phone',
  comments: 'message',
  time: 'time',
  date_Time: 'time',
} as const;

/** Messages about wire fields, by our form fields. */
export function tourProblems(messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      wireNames[name as keyof typeof wireNames] ?? name,
      message,
    ]),
  );
}
