import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { leadCalls } from '../calls.ts';
import { mailingLists, subscriberStates } from '../mailing-lists.ts';
import { leadRuleMessages } from '../messages.ts';
import { inquiryOrigin } from './inquiry-origin.ts';

const { preferredContact: _, ...origin } = inquiryOrigin;
const { page, language } = origin;

/** 'New App Coming Soon!': the list of people to tell, and an inquiry that needs no answer. */
export const joinAppList = defineEndpoint(leadCalls.joinAppList, {
  access: { kind: 'public' },
  summary: 'Ask to be told when the app is launched',
  isForm: true,
  isSpamGuarded: { mailbox: 'email' },
  labels: { user_name: 'User Name', email: 'Email', phone: 'Phone number' },
  body: z.object({
    user_name: lineText(200),
    email: lineText(300),
    phone: lineText(40),
    ...origin,
  }),
  answer: z.object({ statusCode: z.literal('success'), message: z.string() }),
  example: { statusCode: 'success', message: leadRuleMessages.onAppList.text },
});

/**
 * Signs an address up for the newsletter, which it gets once the emailed link was opened and
 * confirmed. Answers the same for known and unknown addresses.
 */
export const subscribe = defineEndpoint(leadCalls.subscribe, {
  access: { kind: 'public' },
  summary: 'Sign up for the newsletter',
  isForm: true,
  isSpamGuarded: { mailbox: 'email' },
  labels: { email: 'Email' },
  body: z.object({ email: lineText(300), ...{ page, language } }),
  answer: z.object({ statusCode: z.literal('success') }),
  example: { statusCode: 'success' },
});

const byLink = {
  answer: z.object({
    list: z.enum([...mailingLists, 'value-updates', 'marketing']),
    state: z.enum(subscriberStates),
  }),
  example: { list: 'newsletter', state: 'confirmed' },
} as const;

/** What a link in an email of a list is about: the key is in the header. Changes nothing. */
export const getSubscription = defineEndpoint(leadCalls.getSubscription, {
  access: { kind: 'public' },
  summary: 'Where the holder of an emailed link is on a mailing list',
  ...byLink,
});

/** Refuses (list-link-refused) a link that isn’t for confirming. Repeating it is harmless. */
export const confirmSubscription = defineEndpoint(leadCalls.confirmSubscription, {
  access: { kind: 'public' },
  summary: 'Confirm a sign-up for a mailing list with the emailed link',
  ...byLink,
});

/**
 * Takes effect immediately. Refuses (list-link-refused) an unknown link; repeating it is harmless.
 */
export const stopSubscription = defineEndpoint(leadCalls.stopSubscription, {
  access: { kind: 'public' },
  summary: 'Leave a mailing list with the emailed link',
  ...byLink,
});
