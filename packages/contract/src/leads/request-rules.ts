import { emailProblem, nameProblem } from '#accounts';
import { storedPhone } from '#platform';
import { leadRuleMessages } from './messages.ts';

/** Who sends one of the short public forms: quiz, app notice, home value. */
export interface Requester {
  name: string;
  email: string;
  /** Null where the form doesn’t ask for it. */
  phone: string | null;
}

/** What messages call the name: as R-133 has it, or the label that the form shows. */
export type NameLabel = 'specified' | 'shown';

/** The problems of a short form’s contact details by field, in the specified words. */
export function requesterProblems(
  given: Requester,
  nameAs: NameLabel = 'specified',
): Partial<Record<keyof Requester, string>> {
  const label = nameAs === 'shown' ? leadRuleMessages.name() : leadRuleMessages.userName();
  const found = {
    name: nameProblem(given.name, label),
    email: emailProblem(given.email),
    phone: given.phone === null ? null : phoneProblem(given.phone),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function phoneProblem(phone: string): string | null {
  if (phone.trim() === '') return leadRuleMessages.phoneNeeded();
  return storedPhone(phone) ? null : leadRuleMessages.phoneDigits();
}
