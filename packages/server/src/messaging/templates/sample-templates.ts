import type { Database } from '#platform';
import { addSamples } from './template-store.ts';

const ANSWER = `Hi {{first_name|there}},

Thanks for asking about {{property_address|the home}}. I pulled its history and what has sold nearby, and I can walk you through both in ten minutes.

When is a good time to call you today? Or call me at {{agent_phone|the office}}.`;

const samples = [
  {
    name: 'First answer',
    channel: 'email' as const,
    subject: 'Your question about {{property_address|the home}}',
    body: ANSWER,
  },
  {
    name: 'Before a tour',
    channel: 'email' as const,
    subject: 'Your tour of {{property_address}}',
    body: `Hi {{first_name|there}},

We’re set for {{tour_time}} at {{property_address}}. Plan on 30 to 45 minutes, and bring anyone who will help you decide.

If something comes up, call or text me at {{agent_phone|the office}}.`,
  },
  {
    name: 'Home value: what happens next',
    channel: 'email' as const,
    subject: 'What your home could sell for',
    body: `Hi {{first_name|there}},

Thanks for asking what your home is worth. I compare it with homes near you that sold in the last six months, then I’d like to see it, because kitchens, roofs and basements don’t show in the records.

Which evening this week works for a 20-minute visit?`,
  },
  {
    name: 'Still looking',
    channel: 'email' as const,
    subject: 'Are you still looking?',
    body: `Hi {{first_name|there}},

A few homes came up this week that may fit what you told us. Are you still looking, or have your plans changed? Either answer helps, and one line is enough.

You can reach me at {{agent_phone|the office}}.`,
  },
  {
    name: 'A month in your home',
    channel: 'email' as const,
    subject: 'A month in your home',
    body: `Hi {{first_name|there}},

You have had your keys for a month. Is everything working the way it should? If you need a plumber, an electrician or a painter, I know some who show up when they say they will.

Don’t forget to file for the homestead exemption if it applies to you.`,
  },
  {
    name: 'A year in your home',
    channel: 'email' as const,
    subject: 'One year already',
    body: `Hi {{first_name|there}},

It has been a year since you moved in. Would you like to know what your home is worth today? Reply to this email, and I’ll send you what sold nearby.`,
  },
  {
    name: 'Tried to call',
    channel: 'sms' as const,
    subject: '',
    body: 'Hi {{first_name|there}}, I just tried to call you about {{property_address|your message}}. When is a good time?',
  },
  {
    name: 'Tour reminder',
    channel: 'sms' as const,
    subject: '',
    body: 'See you {{tour_time}} at {{property_address}}. Text me if you are running late.',
  },
];

/** Adds the demo's templates where there are none. */
export async function addSampleTemplates(db: Database): Promise<void> {
  await addSamples(db, samples);
}
