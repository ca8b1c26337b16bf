import type { WireWebhook, WireWebhookDelivery } from '@homestead/contract/accounts';
import { Badge, Button, Code, Text } from '@mantine/core';
import {
  Ago,
  ChangeButton,
  Drawer,
  ProblemNote,
  sayProblem,
  showToast,
  TableSkeleton,
  usePages,
} from '#desk';
import { instantText } from '#platform';
import { integrationMessages } from '../../messages/integrations.ts';
import { webhooks } from './integration-clients.ts';

const states = {
  delivered: { label: integrationMessages.delivered, color: 'good' },
  waiting: { label: integrationMessages.waiting, color: 'warn' },
  failed: { label: integrationMessages.failed, color: 'bad' },
} as const;

const problems: Record<NonNullable<WireWebhookDelivery['problem']>, () => string> = {
  'address-refused': integrationMessages.addressRefused,
  'too-slow': integrationMessages.tooSlow,
  'no-answer': integrationMessages.noAnswer,
  'not-sent': integrationMessages.notSent,
  stopped: integrationMessages.whileStopped,
};

/** What was sent to a webhook and what became of it, newest first. */
export function DeliveryLog({
  webhook: { id, name, stoppedAt },
  onClose,
}: {
  webhook: WireWebhook;
  onClose: () => void;
}) {
  const { rows, problem, again, hasMore, showMore } = usePages(id, (page, signal) =>
    webhooks.listWebhookDeliveries({ id, page }, { ...(signal && { signal }) }),
  );
  const redeliver = async (deliveryId: string) => {
    await webhooks.redeliverWebhook({ id, deliveryId });
    showToast(integrationMessages.saidRedelivered());
    again();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={integrationMessages.logOf({ name })}
    >
      <div className="grid gap-4">
        {problem && <ProblemNote problem={problem} onRetry={again} />}
        {!rows && !problem && <TableSkeleton columns={2} />}
        {rows && (
          <div>
            <Button variant="default" onClick={again}>
              {integrationMessages.refresh()}
            </Button>
          </div>
        )}
        {rows?.length === 0 && <Text c="dimmed">{integrationMessages.noDeliveries()}</Text>}
        {rows && rows.length > 0 && (
          <ol className="grid gap-3">
            {rows.map((delivery) => (
              <DeliveryItem
                key={delivery.id}
                delivery={delivery}
                onRedeliver={stoppedAt ? null : () => void redeliver(delivery.id).catch(sayProblem)}
              />
            ))}
          </ol>
        )}
        {hasMore && (
          <Button variant="default" onClick={showMore}>
            {integrationMessages.more()}
          </Button>
        )}
      </div>
    </Drawer>
  );
}

function DeliveryItem({
  delivery,
  onRedeliver,
}: {
  delivery: WireWebhookDelivery;
  onRedeliver: (() => void) | null;
}) {
  const { id, type, createdAt, state, tries, nextTryAt, answer } = delivery;
  const { label, color } = states[state];
  return (
    <li className="panel grid gap-2 pad-note">
      <div className="row wrap gap-2">
        <Text fw={600}>{type}</Text>
        <Badge color={color}>{label()}</Badge>
        <Text size="sm" c="dimmed">
          <Ago at={createdAt} />
        </Text>
      </div>
      <Text size="sm">
        {[
          resultOf(delivery),
          integrationMessages.tries({ count: tries }),
          nextTryAt && integrationMessages.nextTry({ at: instantText(nextTryAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size="xs" c="dimmed">
        {integrationMessages.messageId({ id })}
      </Text>
      {answer !== '' && (
        <details className="disclosure">
          <summary>{integrationMessages.answerText()}</summary>
          <Code block tabIndex={0}>
            {answer}
          </Code>
        </details>
      )}
      {onRedeliver && (
        <div>
          <ChangeButton
            variant="default"
            size="compact-sm"
            onClick={onRedeliver}
            aria-label={integrationMessages.redeliverOf({ type, at: instantText(createdAt) })}
          >
            {integrationMessages.redeliver()}
          </ChangeButton>
        </div>
      )}
    </li>
  );
}

function resultOf({ problem, status, ms }: WireWebhookDelivery): string {
  if (problem) return problems[problem]();
  return status === null ? '' : integrationMessages.answered({ status, ms: ms ?? 0 });
}
