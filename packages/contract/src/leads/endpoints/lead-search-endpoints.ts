import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { leadSearchCalls } from '../desk-calls.ts';

const foundSchema = z.object({
  id: z.string(),
  name: z.string().nullable().describe('null without the permission column-primarycontact'),
  email: z.string().nullable().describe('null without the permission column-email, or without one'),
  phone: z.string().nullable().describe('null without the permission column-phone, or without one'),
  agentName: z
    .string()
    .nullable()
    .describe('who works the lead; null without the permission column-agent, too'),
});
export type WireFoundLead = z.output<typeof foundSchema>;

/**
 * At most ten leads that the caller sees in lists, by a part of the name, of the email or of the
 * phone, each only for those who may see it.
 */
export const findLeads = defineEndpoint(leadSearchCalls.findLeads, {
  access: { kind: 'staff' },
  summary: 'Find leads by name, email or phone',
  labels: { words: 'Name, email or phone' },
  query: z.object({ words: lineText(100).min(2) }),
  answer: z.object({ data: z.array(foundSchema) }),
  example: {
    data: [
      {
        id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a13',
        name: 'Eve Tester',
        email: 'eve@example.org',
        phone: '+14025550142',
        agentName: null,
      },
    ],
  },
});
