import { leadRuleMessages } from './messages.ts';

/** Lists of people who asked us for emails. */
export const mailingLists = ['newsletter', 'app'] as const;
export type MailingList = (typeof mailingLists)[number];

/**
 * What a person agrees to with the sign-up form of a list, as they see it; the same words are
 * stored with their address.
 */
export const listConsent: Readonly<Record<MailingList, (firm: string) => string>> = {
  newsletter: (firm) => leadRuleMessages.newsletterConsent({ firm }),
  app: (firm) => leadRuleMessages.appConsent({ firm }),
};

/** Where a person is on a list; only confirmed people are sent anything. */
export const subscriberStates = ['confirmed', 'waiting', 'stopped'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** What the app's form says once it was sent. */
export const appListReply = (): string => leadRuleMessages.onAppList();
