import { inquiryEndpoints } from '@homestead/contract/leads';
import { RecordDrawer } from '#desk';
import { inquiryMessages } from '../messages/inquiries.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { useTemplateStarter } from '../templates/use-template-starter.ts';
import { inquiries } from './inquiry-client.ts';
import type { LeadDrawerProps } from './lead-drawer.ts';

const blank = { subject: '', content: '' };

/** An email to a lead. */
export function LeadEmailDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  const starter = useTemplateStarter('email', leadId);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={inquiryMessages.emailTitle({ name })}
      intro={inquiryMessages.emailIntro()}
      schema={inquiryEndpoints.sendLeadEmail}
      sections={[{ fields: ['subject', { name: 'content', kind: 'lines' }, fairHousingReason] }]}
      starter={starter}
      record={blank}
      isNew
      submitLabel={inquiryMessages.send()}
      save={async (fields, key) => {
        const written = fields as { subject: string; content: string };
        await inquiries.sendLeadEmail({ ...written, leadid: leadId }, key);
        return inquiryMessages.emailSent({ name });
      }}
      said={(done) => done}
      onSaved={onDone}
    />
  );
}
