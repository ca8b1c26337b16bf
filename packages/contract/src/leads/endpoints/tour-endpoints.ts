import { z } from 'zod';
import { defineEndpoint, linesText, lineText } from '#platform';
import { leadCalls } from '../calls.ts';
import { inquiryOrigin } from './inquiry-origin.ts';

/**
 * Stores a tour request. `time` has one to three local times HH:mm on one day, and
 * `date_Time` is the UTC instant of the first. `userId` is the caller's or the all-zero id.
 * `firstName` is the full name, since the form has one field. Exactly one of `inPersonTour` and
 * `videoChatTour` is true. `address` is the one the page showed; we store the home's own.
 * `comments` is the message. `true` means stored.
 */
export const requestTour = defineEndpoint(leadCalls.requestTour, {
  access: { kind: 'public' },
  summary: 'Request a tour of a home, at one to three times on one day',
  isForm: true,
  isSpamGuarded: { mailbox: 'email' },
  labels: {
    propertyId: 'Home',
    userId: 'Person',
    firstName: 'Name',
    email: 'Email',
    phone: 'Phone no.',
    date_Time: 'Date',
    comments: 'Message',
    inPersonTour: 'Tour in person',
    videoChatTour: 'Tour by video chat',
    time: 'Time',
    address: 'Address',
  },
  body: z.object({
    propertyId: lineText(60).min(1),
    userId: lineText(60).nullish(),
    firstName: lineText(200),
    email: lineText(300),
    phone: lineText(40),
    date_Time: z.iso.datetime(),
    comments: linesText(3000),
    inPersonTour: z.boolean(),
    videoChatTour: z.boolean(),
    time: z.array(lineText(20)).max(20),
    address: lineText(300).nullish(),
    ...inquiryOrigin,
  }),
  answer: z.literal(true),
  example: true,
});

/**
 * The offered times of a day at which the agent of the caller can’t show a home, without why; none
 * for those who have no agent. At most a minute old. They may be asked for all the same: the agent
 * proposes others. Refuses (bad-input) a day that tours can't be asked for.
 */
export const getBusyTourTimes = defineEndpoint(leadCalls.getBusyTourTimes, {
  access: { kind: 'signed-in' },
  summary: 'When one’s own agent is busy on a day',
  labels: { day: 'Day' },
  query: z.object({ day: z.iso.date() }),
  answer: z.object({ data: z.array(z.string()).describe('HH:mm, local') }),
  example: { data: ['09:00', '09:30', '14:00'] },
});
