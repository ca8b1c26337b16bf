import { inquiryEndpoints } from '@homestead/contract/leads';
import { RecordDrawer } from '#desk';
import { inquiryMessages } from '../messages/inquiries.ts';
import { inquiries } from './inquiry-client.ts';
import type { LeadDrawerProps } from './lead-drawer.ts';

/** An email to a lead. */
export function LeadEmailDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={inquiryMessages.emailTitle({ name })}
      intro={inquiryMessages.emailIntro()}
      schema={inquiryEndpoints.sendLeadEmail}
      sections={[{ fields: ['subject', 'content', 'fairHousingReason'] }]}
      record={{ subject: '', content: '' }}
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
