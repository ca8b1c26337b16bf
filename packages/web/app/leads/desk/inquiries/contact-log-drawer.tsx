import { inquiryEndpoints } from '@homestead/contract/leads';
import { RecordDrawer } from '#desk';
import { inquiryMessages } from '../messages/inquiries.ts';
import { inquiries } from './inquiry-client.ts';
import { contactWays } from './inquiry-words.ts';
import type { LeadDrawerProps } from './lead-drawer.ts';

/** Writes down a call, a meeting or a message sent from elsewhere. */
export function ContactLogDrawer({ leadId, name, onClose, onDone }: LeadDrawerProps) {
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={inquiryMessages.logTitle({ name })}
      schema={inquiryEndpoints.logContact}
      sections={[
        {
          fields: [
            {
              name: 'how',
              label: inquiryMessages.how(),
              choices: Object.entries(contactWays).map(([value, label]) => ({
                value,
                label: label(),
              })),
            },
            { name: 'note', kind: 'lines', label: inquiryMessages.note() },
          ],
        },
      ]}
      record={{ how: 'call', note: '' }}
      isNew
      save={async (fields, key) => {
        const how = fields.how as keyof typeof contactWays;
        await inquiries.logContact({ id: leadId, how, note: String(fields.note ?? '') }, key);
        return inquiryMessages.logged({ name });
      }}
      said={(done) => done}
      onSaved={onDone}
    />
  );
}
