import type { WireUnmatched } from '@homestead/contract/leads';
import type { WireRecordChange } from '@homestead/contract/platform';
import { Drawer, ProblemNote, RecordHistory, TableSkeleton, useAnswer } from '#desk';
import { MessageItem } from '../inquiries/message-item.tsx';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { unmatched } from './unmatched-client.ts';
import { senderOf } from './unmatched-columns.tsx';

/** What a drawer about an unmatched message is given. */
export interface UnmatchedDrawerProps {
  record: WireUnmatched;
  onClose: () => void;
  onDone: () => void;
}

/** A message with its files; of a text, all that went to and came from the number. */
export function UnmatchedReader({ record, onClose }: Omit<UnmatchedDrawerProps, 'onDone'>) {
  const { answer, problem, again } = useAnswer(record.id, (signal) =>
    unmatched.getUnmatched({ id: record.id }, { signal }),
  );
  const title = unmatchedMessages.readTitle({ name: senderOf(record) });
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={title}>
      {problem && <ProblemNote problem={problem} onRetry={again} />}
      {!answer && !problem && <TableSkeleton columns={1} />}
      {answer && (
        <ol className="grid gap-3">
          {answer.data.messages.map((message) => (
            <MessageItem key={message.id} {...message} />
          ))}
        </ol>
      )}
    </Drawer>
  );
}

const titles: Readonly<Record<string, () => string>> = {
  attached: unmatchedMessages.changeAttached,
  'lead-made': unmatchedMessages.changeLeadMade,
  removed: unmatchedMessages.changeRemoved,
  'put-back': unmatchedMessages.changePutBack,
  answered: unmatchedMessages.changeAnswered,
};
const titleOf = ({ what }: WireRecordChange) => titles[what]?.() ?? what;

/** Who attached, removed or put back a message. */
export function UnmatchedHistoryDrawer({ record, onClose, onDone }: UnmatchedDrawerProps) {
  const { id } = record;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={unmatchedMessages.historyTitle({ name: senderOf(record) })}
    >
      <RecordHistory
        name={id}
        ask={(page, signal) =>
          unmatched.getUnmatchedHistory({ id, page }, { ...(signal && { signal }) })
        }
        undo={(change) => unmatched.undoUnmatchedChange({ id, change })}
        onUndone={onDone}
        titleOf={titleOf}
      />
    </Drawer>
  );
}
