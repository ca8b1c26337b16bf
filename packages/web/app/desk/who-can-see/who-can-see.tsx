import type { RecordSight, SightReason } from '@homestead/contract/platform';
import { Button, List, Text } from '@mantine/core';
import { useState } from 'react';
import { instantText } from '#platform';
import { DeskPanel } from '../desk-page.tsx';
import { ProblemNote } from '../problem-note.tsx';
import { useAnswer } from '../use-answer.ts';
import { sightMessages } from './messages.ts';

interface WhoCanSeeProps {
  /** Changes with the record, so that the list is read again. */
  name: string;
  ask: (signal: AbortSignal) => Promise<{ data: RecordSight }>;
}

const reasons: Readonly<Record<SightReason, () => string>> = {
  agent: sightMessages.agent,
  'co-agent': sightMessages.coAgent,
  lender: sightMessages.lender,
  author: sightMessages.author,
  sender: sightMessages.sender,
  recipient: sightMessages.recipient,
  deal: sightMessages.deal,
  team: sightMessages.team,
  all: sightMessages.all,
  open: sightMessages.open,
};

/** Who can see a record and why, and who opened it: asked for when someone wants to know. */
export function WhoCanSee({ name, ask }: WhoCanSeeProps) {
  const [isOpen, setOpen] = useState(false);
  const { answer, problem, isLoading } = useAnswer(isOpen ? name : null, ask);
  const sight = answer?.data;
  return (
    <DeskPanel title={sightMessages.title()}>
      {!sight && (
        <Button variant="default" loading={isLoading} onClick={() => setOpen(true)}>
          {sightMessages.show()}
        </Button>
      )}
      <ProblemNote problem={problem} />
      <div role="status">{sight && <SightLists sight={sight} />}</div>
    </DeskPanel>
  );
}

function SightLists({ sight: { people, views } }: { sight: RecordSight }) {
  return (
    <div className="grid gap-4">
      <List size="sm" listStyleType="none" spacing={4} aria-label={sightMessages.people()}>
        {people.map(({ name, reason, role }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people can have the same name
          <List.Item key={`${index} ${name}`}>
            {name}{' '}
            <Text span size="sm" c="dimmed">
              {role
                ? sightMessages.withRole({ reason: reasons[reason](), role })
                : reasons[reason]()}
            </Text>
          </List.Item>
        ))}
      </List>
      {views && (
        <section className="grid gap-2" aria-label={sightMessages.views()}>
          <Text component="h3" size="sm" fw={600}>
            {sightMessages.views()}
          </Text>
          {views.length === 0 && <Text size="sm">{sightMessages.noViews()}</Text>}
          <List size="sm" listStyleType="none" spacing={4}>
            {views.map(({ name, at }) => (
              <List.Item key={`${name} ${at}`}>
                {name}{' '}
                <Text span size="sm" c="dimmed">
                  {instantText(at)}
                </Text>
              </List.Item>
            ))}
          </List>
        </section>
      )}
    </div>
  );
}
