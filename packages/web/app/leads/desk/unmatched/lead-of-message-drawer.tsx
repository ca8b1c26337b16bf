import { unmatchedEndpoints } from '@homestead/contract/leads';
import { RecordDrawer } from '#desk';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { unmatched } from './unmatched-client.ts';
import { senderOf } from './unmatched-columns.tsx';
import type { UnmatchedDrawerProps } from './unmatched-drawers.tsx';

/** Makes a lead of the person who wrote a message. */
export function LeadOfMessageDrawer({ record, onClose, onDone }: UnmatchedDrawerProps) {
  const isText = record.channel === 'sms';
  const [firstName = '', ...rest] = record.fromName.split(/\s+/);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={unmatchedMessages.makeLeadTitle({ name: senderOf(record) })}
      intro={isText ? unmatchedMessages.makeLeadText() : unmatchedMessages.makeLeadEmail()}
      schema={unmatchedEndpoints.makeLeadOfUnmatched}
      sections={[
        {
          fields: [
            'firstName',
            'lastName',
            ...(isText
              ? [{ name: 'email', kind: 'email' as const, hint: unmatchedMessages.emailHint() }]
              : []),
          ],
        },
      ]}
      record={{ firstName, lastName: rest.join(' ') }}
      isNew
      submitLabel={unmatchedMessages.makeLead()}
      save={async (fields, key) => {
        const { firstName: first, lastName: last, email } = fields as Record<string, string>;
        const named = { firstName: first ?? '', ...(last && { lastName: last }) };
        const reached = email ? { email } : {};
        await unmatched.makeLeadOfUnmatched({ id: record.id, ...named, ...reached }, key);
        return unmatchedMessages.leadMade({ name: `${first} ${last ?? ''}`.trim() });
      }}
      said={(done) => done}
      onSaved={onDone}
    />
  );
}
