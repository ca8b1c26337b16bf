import { type Api, orNull } from '#platform';
import { leads } from '../client.ts';
import { contactMessages } from '../messages/contact.ts';

/** How many inquiries were answered in time, in words; null if it isn't shown. */
export async function findPromiseRecord(given: {
  api: Api;
  signal: AbortSignal;
}): Promise<string | null> {
  const answer = await orNull(() => leads.getPromiseRecord({}, given));
  if (!answer?.record) return null;
  const { inquiries, inTime, minutes } = answer.record;
  const share = Math.floor((inTime / inquiries) * 100);
  return minutes === 60
    ? contactMessages.answeredWithinHour({ share })
    : contactMessages.answeredWithin({ share, minutes });
}
