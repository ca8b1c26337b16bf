import type { WireUnmatched } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import { Text } from '@mantine/core';
import { Ago, type Column } from '#desk';
import { UNKNOWN } from '#platform';
import { InquiryClock } from '../inquiries/inquiry-clock.tsx';
import { unmatchedMessages } from '../messages/unmatched.ts';

/** Who a message is from, as far as the person may know. */
export function senderOf({ fromName, fromAddress, channel }: WireUnmatched): string {
  if (fromName) return fromName;
  if (!fromAddress) return unmatchedMessages.unknownSender();
  return channel === 'sms' ? phoneText(fromAddress) : fromAddress;
}

const problems: Record<NonNullable<WireUnmatched['problem']>, () => string> = {
  'too-large': unmatchedMessages.tooLarge,
  unreadable: unmatchedMessages.unreadable,
};

/** What a row of Unmatched Messages shows. */
export const unmatchedColumns: readonly Column<WireUnmatched>[] = [
  { id: 'from', label: unmatchedMessages.from, cell: senderOf },
  {
    id: 'clock',
    label: unmatchedMessages.answerBy,
    isTop: true,
    cell: ({ dueAt, answeredAt }) => {
      if (answeredAt) {
        return (
          <>
            {unmatchedMessages.answered()} <Ago at={answeredAt} />
          </>
        );
      }
      return dueAt ? <InquiryClock dueAt={dueAt} /> : unmatchedMessages.automatic();
    },
  },
  { id: 'message', label: unmatchedMessages.message, isTop: true, isLong: true, cell: Said },
  {
    id: 'channel',
    label: unmatchedMessages.channel,
    cell: ({ channel, messages }) =>
      channel === 'sms'
        ? unmatchedMessages.textsWaiting({ count: messages })
        : unmatchedMessages.email(),
  },
  {
    id: 'address',
    label: unmatchedMessages.address,
    isLong: true,
    cell: ({ fromAddress, channel }) =>
      fromAddress ? (channel === 'sms' ? phoneText(fromAddress) : fromAddress) : UNKNOWN,
  },
  {
    id: 'received',
    label: unmatchedMessages.received,
    cell: ({ receivedAt }) => <Ago at={receivedAt} />,
  },
];

function Said({ subject, excerpt, attachments, problem }: WireUnmatched) {
  return (
    <>
      {subject && (
        <Text span fw={600} size="sm">
          {subject}{' '}
        </Text>
      )}
      {problem ? problems[problem]() : excerpt}
      {attachments > 0 && (
        <Text span size="sm" c="dimmed">
          {' '}
          · {unmatchedMessages.withFiles({ count: attachments })}
        </Text>
      )}
    </>
  );
}
