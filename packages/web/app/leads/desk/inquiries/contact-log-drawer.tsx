import { useState } from 'react';
import { RecordDrawer } from '#desk';
import { inquiryMessages } from '../messages/inquiries.ts';
import { contactLogForm } from './contact-log-form.ts';
import type { LeadDrawerProps } from './lead-drawer.ts';

/** Writes down a call, a meeting or a message sent from elsewhere. */
export function ContactLogDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  const [form] = useState(() => contactLogForm({ leadId, name }));
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={inquiryMessages.logTitle({ name })}
      {...form}
      onSaved={onDone}
    />
  );
}
