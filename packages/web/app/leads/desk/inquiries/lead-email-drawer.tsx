import { RecordDrawer } from '#desk';
import { inquiryMessages } from '../messages/inquiries.ts';
import type { LeadDrawerProps } from './lead-drawer.ts';
import { useLeadEmailForm } from './lead-email-form.ts';

/** An email to a lead. */
export function LeadEmailDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  const form = useLeadEmailForm({ leadId, name });
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={inquiryMessages.emailTitle({ name })}
      intro={inquiryMessages.emailIntro()}
      {...form}
      onSaved={onDone}
    />
  );
}
