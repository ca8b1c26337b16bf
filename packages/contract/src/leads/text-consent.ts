import { leadRuleMessages } from './messages.ts';

/**
 * What a person agrees to with the separate box on public forms, as they see it; the same words are
 * stored with the inquiry.
 */
export const textConsent = (firm: string): string => leadRuleMessages.textConsent({ firm });
