import { unmatchedEndpoints } from '@homestead/contract/leads';
import { RecordDrawer } from '#desk';
import { instantText } from '#platform';
import { textLengthHint } from '../inquiries/text-length-hint.ts';
import { textMessages } from '../messages/texts.ts';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { unmatched } from './unmatched-client.ts';
import { senderOf } from './unmatched-columns.tsx';
import type { UnmatchedDrawerProps } from './unmatched-drawers.tsx';

/** Answers a text from an unknown number. */
export function ReplyDrawer({ record, onClose, onDone }: UnmatchedDrawerProps) {
  const name = senderOf(record);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={unmatchedMessages.replyTitle({ name })}
      intro={unmatchedMessages.replyIntro()}
      schema={unmatchedEndpoints.replyToUnmatched}
      sections={[
        { fields: [{ name: 'content', kind: 'lines', hint: textLengthHint }, fairHousingReason] },
      ]}
      record={{ content: '' }}
      isNew
      submitLabel={textMessages.send()}
      save={async (fields, key) => {
        const written = fields as { content: string };
        const { data } = await unmatched.replyToUnmatched({ ...written, id: record.id }, key);
        return data.scheduledAt === null
          ? textMessages.sent({ name })
          : textMessages.scheduled({ name, at: instantText(data.scheduledAt) });
      }}
      said={(done) => done}
      onSaved={onDone}
    />
  );
}
