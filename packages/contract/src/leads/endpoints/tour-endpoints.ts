import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { leadPaths } from '../paths.ts';

/**
 * Stores a wish to be shown a home (spec 1 sections 3 and 5, decision 17). `date_Time` is the true
 * UTC instant of the first of `time`, which are one to three Omaha wall times HH:mm of that day;
 * `userId` is the caller's or the all-zero id; `firstName` is the whole name, as the form has one
 * field; of `inPersonTour` and `videoChatTour` exactly one is true; `address` is what the page
 * showed, the stored one is the home's own. `comments` is the message. `true` means: stored.
 */
export const requestTour = defineEndpoint({
  method: 'POST',
  path: leadPaths.requestTour,
  access: { kind: 'public' },
  summary: 'Ask to be shown a home, at one to three times of a day',
  isForm: true,
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
    propertyId: z.string().trim().min(1).max(60),
    userId: z.string().max(60).nullish(),
    firstName: z.string().max(200),
    email: z.string().max(300),
    phone: z.string().max(40),
    date_Time: z.iso.datetime(),
    comments: z.string().max(3000),
    inPersonTour: z.boolean(),
    videoChatTour: z.boolean(),
    time: z.array(z.string().max(20)).max(20),
    address: z.string().max(300).nullish(),
  }),
  answer: z.literal(true),
  example: true,
});
