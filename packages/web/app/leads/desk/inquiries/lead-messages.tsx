import { leadMessagesMoved } from '@homestead/contract/leads';
import type { WireMessage } from '@homestead/contract/messaging';
import type { PageFacts } from '@homestead/contract/platform';
import { Button, Text } from '@mantine/core';
import { Drawer, ProblemNote, TableSkeleton, usePages } from '#desk';
import { useLive } from '#platform';
import { LeadConsent } from '../consents/lead-consent.tsx';
import { inquiryMessages } from '../messages/inquiries.ts';
import { MessageItem } from './message-item.tsx';

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
      <div className="grid gap-4">
        <LeadConsent leadId={leadId} name={name} />
        <MessageList leadId={leadId} ask={ask} />
      </div>
    </Drawer>
  );
}

/** The same without a drawer around it. */
export function MessageList({ leadId, ask }: Pick<LeadMessagesProps, 'leadId' | 'ask'>) {
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
