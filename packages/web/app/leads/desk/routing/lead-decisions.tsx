import type { WireDecision } from '@homestead/contract/leads';
import type { PageFacts } from '@homestead/contract/platform';
import { Button, Text } from '@mantine/core';
import { Ago, Drawer, ProblemNote, TableSkeleton, usePages } from '#desk';
import { routingMessages } from '../messages/routing.ts';
import { DecisionWords } from './decision-words.tsx';

interface LeadDecisionsProps {
  leadId: string;
  name: string;
  ask: (page: number, signal?: AbortSignal) => Promise<PageFacts & { data: WireDecision[] }>;
  onClose: () => void;
}

/** Who got a lead, and why, in a drawer. */
export function LeadDecisions({ leadId, name, ask, onClose }: LeadDecisionsProps) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={routingMessages.whyOf({ name })}
    >
      <DecisionList leadId={leadId} ask={ask} />
    </Drawer>
  );
}

/** The same without a drawer around it. */
export function DecisionList({ leadId, ask }: Pick<LeadDecisionsProps, 'leadId' | 'ask'>) {
  const { rows, problem, again, hasMore, showMore } = usePages(leadId, ask);
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!rows) return <TableSkeleton columns={2} />;
  if (rows.length === 0) return <Text c="dimmed">{routingMessages.noDecisions()}</Text>;
  return (
    <>
      <ol className="grid gap-3">
        {rows.map(({ id, at, text, reasons }) => (
          <li key={id}>
            <DecisionWords text={text} reasons={reasons}>
              <Text size="sm" c="dimmed">
                <Ago at={at} />
              </Text>
            </DecisionWords>
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="default" mt="md" onClick={showMore}>
          {routingMessages.older()}
        </Button>
      )}
    </>
  );
}
