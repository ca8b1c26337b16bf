import { inquiryEndpoints } from '@homestead/contract/leads';
import type { FormKey } from '#desk';
import { inquiryMessages } from '../messages/inquiries.ts';
import { timelineMessages } from '../messages/timeline.ts';
import { inquiries } from './inquiry-client.ts';
import { contactWays } from './inquiry-words.ts';

const outcomes = {
  reached: timelineMessages.reached,
  voicemail: timelineMessages.voicemail,
  'no-answer': timelineMessages.noAnswer,
  'wrong-number': timelineMessages.wrongNumber,
} as const;

const choices = (labels: Record<string, () => string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }));

const blank = { how: 'call', outcome: 'reached', note: '' };

type Logged = Parameters<typeof inquiries.logContact>[0];

/** The form that writes down a call with its outcome, a meeting or a message from elsewhere. */
export const contactLogForm = ({ leadId, name }: { leadId: string; name: string }) => ({
  schema: inquiryEndpoints.logContact,
  sections: [
    {
      fields: [
        { name: 'how', label: inquiryMessages.how(), choices: choices(contactWays) },
        {
          name: 'outcome',
          label: timelineMessages.outcome(),
          choices: choices(outcomes),
          hint: timelineMessages.outcomeHint(),
          isShown: ({ how }: Record<string, string | boolean>) => how === 'call',
        },
        { name: 'note', kind: 'lines' as const, label: inquiryMessages.note() },
      ],
    },
  ],
  record: blank,
  isNew: true,
  submitLabel: inquiryMessages.log(),
  save: async (fields: Record<string, unknown>, key: FormKey) => {
    const { how, outcome, note = '' } = fields as Omit<Logged, 'id'>;
    const of = how === 'call' && outcome ? { outcome } : {};
    await inquiries.logContact({ id: leadId, how, note, ...of }, key);
    return inquiryMessages.logged({ name });
  },
  said: (done: string) => done,
});
