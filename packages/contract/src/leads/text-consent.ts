/**
 * What a person agrees to with the separate box on public forms, as they see it; the same words are
 * stored with the inquiry.
 */
export const textConsent = (firm: string): string =>
  `I agree that ${firm} may send me text messages about my inquiry at this number. Message and data rates may apply. Consent isn’t a condition of buying anything. Reply STOP to stop.`;
