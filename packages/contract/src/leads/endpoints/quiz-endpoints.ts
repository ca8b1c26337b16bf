import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { leadCalls } from '../calls.ts';
import { inquiryOrigin } from './inquiry-origin.ts';

/** Why agents suit, or don’t; `others` have one reason in common. */
const matchSchema = z.object({
  agents: z.array(
    z.object({
      name: z.string(),
      roleLabel: z.string(),
      photo: z.string().nullable().describe('path on this site'),
      slug: z.string().nullable().describe('of their public page'),
      reasons: z.array(z.string()),
    }),
  ),
  others: z.array(z.object({ names: z.array(z.string()), reason: z.string() })),
  notes: z.array(z.string()).describe('what the match doesn’t know and doesn’t use'),
});
export type WireQuizMatch = z.output<typeof matchSchema>;

/** The quiz. `match` is our own: up to three agents with reasons. */
export const saveQuizDetails = defineEndpoint(leadCalls.saveQuizDetails, {
  access: { kind: 'public' },
  summary: 'Send the quiz that matches people with an agent',
  isForm: true,
  isSpamGuarded: { mailbox: 'user_info.email' },
  labels: {
    'user_info.name': 'User Name',
    'user_info.email': 'Email',
    'user_info.phone': 'Phone number',
    quizz_Question_info: 'Answers',
  },
  body: z.object({
    user_info: z.object({ name: lineText(200), email: lineText(300), phone: lineText(40) }),
    quizz_Question_info: z
      .array(z.object({ question: lineText(300), answer: lineText(200) }))
      .max(20)
      .describe('each of our ten questions, with the text or letter of an option'),
    ...inquiryOrigin,
  }),
  answer: z.object({
    status: z.literal('success'),
    message: z.string(),
    match: matchSchema,
  }),
  example: {
    status: 'success',
    message: 'Quiz submitted successfully',
    match: {
      agents: [
        {
          name: 'Nora Lindqvist',
          roleLabel: 'Agent',
          photo: null,
          slug: 'nora-lindqvist',
          reasons: ['No client is waiting to hear from them right now.'],
        },
      ],
      others: [{ names: ['Otto Berg'], reason: 'Has clients waiting to hear from them.' }],
      notes: ['Your answer about an agent’s gender is stored but never used.'],
    },
  },
});
