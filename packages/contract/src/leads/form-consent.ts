import { leadRuleMessages } from './messages.ts';

/** The boxes of public forms, each of them separate and unchecked, by their fields. */
export const consentBoxes = {
  textConsent: leadRuleMessages.textConsent,
  marketingTextConsent: leadRuleMessages.marketingTextConsent,
  marketingEmailConsent: leadRuleMessages.marketingEmailConsent,
} as const;
export type ConsentBox = keyof typeof consentBoxes;

/** What checking any of the boxes means, as it is shown below them. */
export const consentTerms = (firm: string): string => leadRuleMessages.consentTerms({ firm });

/** What a person agrees to with a box, as they see it: what is stored. */
export const consentWording = (box: ConsentBox, firm: string): string =>
  `${consentBoxes[box]()}. ${consentTerms(firm)}`;
