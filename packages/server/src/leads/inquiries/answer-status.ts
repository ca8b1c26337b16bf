import type { leadEndpoints } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import { countLinkTry, findSecretLink, type Services } from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { STATUS_PURPOSE } from './inquiry-emails.ts';
import { findInquiry } from './inquiry-store.ts';

/**
 * What the holder of a status link may know of their inquiry: times, and the first name of who saw
 * it. Refuses a link that doesn't work (inquiry-link-refused), and too many tries (too-many-tries).
 */
export async function answerStatus(
  services: Services,
  { key, address }: { key: string | null; address: string },
): Promise<AnswerOf<typeof leadEndpoints.getInquiryStatus>> {
  const { db, throttles } = services;
  if (key === null) return refuseLead('inquiry-link-refused');
  await countLinkTry(throttles, key, address);
  const link = await findSecretLink(db, key, { purposes: [STATUS_PURPOSE] });
  const inquiry = link && (await findInquiry(db, link.subject));
  if (!inquiry) return refuseLead('inquiry-link-refused');
  const { seen_by, seen_at, received_at, due_at, answered_at } = inquiry;
  const people = await namePeople(db, seen_by === null ? [] : [seen_by]);
  return {
    receivedAt: received_at.toISOString(),
    dueAt: due_at?.toISOString() ?? null,
    seenAt: seen_at?.toISOString() ?? null,
    seenBy: (seen_by !== null && people.get(seen_by)?.firstName) || null,
    answeredAt: answered_at?.toISOString() ?? null,
  };
}
