import { findProtectedWords, openListings, type ProtectedWords } from '#listings';
import type { Services } from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';

const protects: Record<ProtectedWords['reason'], () => string> = {
  race: fieldMessages.race,
  religion: fieldMessages.religion,
  origin: fieldMessages.origin,
  sex: fieldMessages.sex,
  family: fieldMessages.family,
  disability: fieldMessages.disability,
  people: fieldMessages.people,
  rating: fieldMessages.rating,
};

/**
 * The words on protected classes in a message to a lead or in another text, with the reason for
 * using them anyway; null without any. Refuses them without one (fair-housing-words).
 */
export async function requireFairWords(
  services: Services,
  text: string,
  reason = '',
  field = 'content',
  label = fieldMessages.message(),
): Promise<{ words: readonly ProtectedWords[]; reason: string } | null> {
  const words = await findProtectedWords(openListings(services), text);
  if (words.length === 0) return null;
  if (reason !== '') return { words, reason };
  const fields = words.map((found) => ({
    field,
    label,
    message: fieldMessages.protectedWords({
      words: found.words,
      what: protects[found.reason](),
    }),
  }));
  return refuseLead('fair-housing-words', { fields });
}
