import type { WireMessage } from '@homestead/contract/messaging';
import { Text } from '@mantine/core';
import { Ago } from '#desk';
import { instantText } from '#platform';
import { leftOutText } from '../emails/left-out-text.ts';
import { leadEmailMessages } from '../messages/emails.ts';
import { inquiryMessages } from '../messages/inquiries.ts';
import { textMessages } from '../messages/texts.ts';
import { MessageFiles } from './message-files.tsx';
import styles from './message-item.module.css';

const statuses: Record<WireMessage['status'], () => string> = {
  queued: inquiryMessages.messageQueued,
  sent: inquiryMessages.messageSent,
  delivered: inquiryMessages.messageDelivered,
  failed: inquiryMessages.messageFailed,
  received: inquiryMessages.messageReceived,
};

const channels: Record<WireMessage['channel'], () => string> = {
  email: inquiryMessages.emailed,
  sms: inquiryMessages.text,
};

/** Everyone who got an email to several people, and what to know about how it was sent. */
function Recipients({ recipients, note }: Pick<WireMessage, 'recipients' | 'note'>) {
  const { to = [], cc = [], bcc = [], leftOut = [] } = recipients ?? {};
  const lines = [
    to.length > 0 && leadEmailMessages.recipients({ to: to.join(', ') }),
    cc.length > 0 && leadEmailMessages.recipientsCc({ cc: cc.join(', ') }),
    bcc.length > 0 && leadEmailMessages.recipientsBcc({ bcc: bcc.join(', ') }),
    leftOut.length > 0 && leadEmailMessages.recipientsLeftOut({ people: leftOutText(leftOut) }),
    note,
  ].filter(Boolean);
  return lines.map((line) => (
    <Text key={String(line)} size="sm" c="dimmed">
      {line}
    </Text>
  ));
}

/** A message with its files, as an item of a list. */
export function MessageItem(message: WireMessage) {
  const { channel, direction, status, failure, subject, body, sentBy, recordedAt } = message;
  const { scheduledAt, attachments } = message;
  const at = scheduledAt && instantText(scheduledAt);
  return (
    <li className={styles.message} data-direction={direction}>
      <Text size="sm" c="dimmed">
        {channels[channel]()} · {at ? textMessages.scheduledFor({ at }) : statuses[status]()}
        {sentBy && ` · ${sentBy}`} · <Ago at={recordedAt} />
      </Text>
      {subject && <Text fw={600}>{subject}</Text>}
      <Recipients {...message} />
      <Text className={styles.body}>{body}</Text>
      <MessageFiles files={attachments} />
      {failure && (
        <Text size="sm" c="bad">
          {failure}
        </Text>
      )}
    </li>
  );
}
