import { leadRuleMessages } from './messages.ts';
import { type Requester, requesterProblems } from './request-rules.ts';

/** When a seller would like to be called; any time is the default. */
export const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const;
export type CallTime = (typeof callTimes)[number];

export const HOME_VALUE_MESSAGE_MAX = 2000;

/** The home that a seller asks about. */
export interface HomeToValue {
  street: string;
  city: string;
  zip: string;
}

/** The home-value form’s problems by field. */
export function homeValueProblems(
  given: Requester & HomeToValue,
): Partial<Requester & HomeToValue> {
  const { street, city, zip } = given;
  return {
    ...(street.trim() === '' && { street: leadRuleMessages.streetNeeded() }),
    ...(city.trim() === '' && { city: leadRuleMessages.cityNeeded() }),
    ...(!/^\d{5}(-\d{4})?$/.test(zip.trim()) && {
      zip: zip.trim() === '' ? leadRuleMessages.zipNeeded() : leadRuleMessages.zipDigits(),
    }),
    ...requesterProblems(given, 'shown'),
  };
}
