import { leadMessagesMoved } from '@homestead/contract/leads';
import type { WireMessage } from '@homestead/contract/messaging';
import type { PageFacts } from '@homestead/contract/platform';
import { Button, Drawer, Text } from '@mantine/core';
import { Ago, ProblemNote, TableSkeleton, usePages } from '#desk';
import { instantText, useLive } from '#platform';
import { inquiryMessages } from '../messages/inquiries.ts';
import { textMessages } from '../messages/texts.ts';
import styles from './lead-messages.module.css';

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

interface LeadMessagesProps {
  leadId: string;
  name: string;
  ask: (page: number, signal?: AbortSignal) => Promise<PageFacts & { data: WireMessage[] }>;
  onClose: () => void;
}

/** Everything sent to a lead and received from them, in a drawer. */
export function LeadMessages({ leadId, name, ask, onClose }: LeadMessagesProps) {
  const title = inquiryMessages.messagesOf({ name });
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={title}>
      <MessageList leadId={leadId} ask={ask} />
    </Drawer>
  );
}

function MessageList({ leadId, ask }: Pick<LeadMessagesProps, 'leadId' | 'ask'>) {
  const { rows, problem, again, hasMore, showMore } = usePages(leadId, ask);
  useLive(leadMessagesMoved, (moved) => {
    if (moved?.leadId === leadId) again();
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!rows) return <TableSkeleton columns={2} />;
  if (rows.length === 0) return <Text c="dimmed">{inquiryMessages.noMessages()}</Text>;
  return (
    <>
      <ol className="grid gap-3">
        {rows.map((message) => (
          <MessageItem key={message.id} {...message} />
        ))}
      </ol>
      {hasMore && (
        <Button variant="default" mt="md" onClick={showMore}>
          {inquiryMessages.olderMessages()}
        </Button>
      )}
    </>
  );
}

function MessageItem(message: WireMessage) {
  const { channel, direction, status, failure, subject, body, sentBy, recordedAt } = message;
  const { scheduledAt } = message;
  const at = scheduledAt && instantText(scheduledAt);
  return (
    <li className={styles.message} data-direction={direction}>
      <Text size="sm" c="dimmed">
        {channels[channel]()} · {at ? textMessages.scheduledFor({ at }) : statuses[status]()}
        {sentBy && ` · ${sentBy}`} · <Ago at={recordedAt} />
      </Text>
      {subject && <Text fw={600}>{subject}</Text>}
      <Text className={styles.body}>{body}</Text>
      {failure && (
        <Text size="sm" c="bad">
          {failure}
        </Text>
      )}
    </li>
  );
}
