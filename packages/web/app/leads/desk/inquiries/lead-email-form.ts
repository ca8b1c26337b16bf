import { inquiryEndpoints } from '@homestead/contract/leads';
import type { FormKey } from '#desk';
import { inquiryMessages } from '../messages/inquiries.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { useTemplateStarter } from '../templates/use-template-starter.ts';
import { inquiries } from './inquiry-client.ts';

const blank = { subject: '', content: '' };

/** The form of an email to a lead. */
export function useLeadEmailForm({ leadId, name }: { leadId: string; name: string }) {
  const starter = useTemplateStarter('email', leadId);
  return {
    schema: inquiryEndpoints.sendLeadEmail,
    sections: [
      { fields: ['subject', { name: 'content', kind: 'lines' as const }, fairHousingReason] },
    ],
    starter,
    record: blank,
    isNew: true,
    submitLabel: inquiryMessages.send(),
    save: async (fields: Record<string, unknown>, key: FormKey) => {
      const written = fields as { subject: string; content: string };
      await inquiries.sendLeadEmail({ ...written, leadid: leadId }, key);
      return inquiryMessages.emailSent({ name });
    },
    said: (done: string) => done,
  };
}
