import type { WireUnmatched } from '@homestead/contract/leads';
import type { RecordAction } from '#desk';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { AttachDrawer } from './attach-drawer.tsx';
import { LeadOfMessageDrawer } from './lead-of-message-drawer.tsx';
import { ReplyDrawer } from './reply-drawer.tsx';
import { unmatched } from './unmatched-client.ts';
import { senderOf } from './unmatched-columns.tsx';
import { UnmatchedHistoryDrawer, UnmatchedReader } from './unmatched-drawers.tsx';

/** Undoes the newest change of a message that can be undone. */
async function undoNewest(id: string): Promise<unknown> {
  const { data } = await unmatched.getUnmatchedHistory({ id, page: 1 });
  const change = data.find(({ abilities }) => abilities.includes('undo'));
  return change && unmatched.undoUnmatchedChange({ id, change: change.id });
}

/** What staff do with a message that matched no lead. */
export const unmatchedActions: readonly RecordAction<WireUnmatched>[] = [
  {
    name: 'read',
    onlyShows: true,
    label: unmatchedMessages.read,
    isOpening: true,
    dialog: ({ record, onClose }) => <UnmatchedReader record={record} onClose={onClose} />,
  },
  {
    name: 'reply',
    label: unmatchedMessages.reply,
    key: 'r',
    dialog: (given) => <ReplyDrawer {...given} />,
  },
  {
    name: 'attach',
    label: unmatchedMessages.attach,
    dialog: (given) => <AttachDrawer {...given} />,
  },
  {
    name: 'make-lead',
    label: unmatchedMessages.makeLead,
    dialog: (given) => <LeadOfMessageDrawer {...given} />,
  },
  {
    name: 'put-back',
    label: unmatchedMessages.putBack,
    async run(record) {
      await undoNewest(record.id);
      return unmatchedMessages.putBackToast({ name: senderOf(record) });
    },
  },
  {
    name: 'remove',
    label: unmatchedMessages.remove,
    async run(record) {
      await unmatched.removeUnmatched({ id: record.id });
      const message = unmatchedMessages.removedToast({ name: senderOf(record) });
      return { message, undo: () => undoNewest(record.id) };
    },
  },
  {
    name: 'history',
    onlyShows: true,
    label: unmatchedMessages.history,
    dialog: (given) => <UnmatchedHistoryDrawer {...given} />,
  },
];
