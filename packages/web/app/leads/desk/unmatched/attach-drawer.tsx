import type { WireFoundLead } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useStaffSession } from '#accounts';
import { Drawer, ProblemNote, showToast, useAnswer, useWork } from '#desk';
import { foundName } from '../find/found-name.ts';
import { leadSearch } from '../find/lead-search-client.ts';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { unmatched } from './unmatched-client.ts';
import { senderOf } from './unmatched-columns.tsx';
import type { UnmatchedDrawerProps } from './unmatched-drawers.tsx';

const PAUSE_MS = 250;
const FEWEST = 2;

/** Finds the lead that a message belongs to, and puts it on their timeline. */
export function AttachDrawer({ record, onClose, onDone }: UnmatchedDrawerProps) {
  const seesAgent = useStaffSession().permissions.includes('column-agent');
  const [text, setText] = useState('');
  const [words] = useDebouncedValue(text.trim(), PAUSE_MS);
  const { answer, problem, again } = useAnswer(words.length < FEWEST ? null : words, (signal) =>
    leadSearch.findLeads({ words }, { signal }),
  );
  const attaching = useWork(async (lead: WireFoundLead) => {
    await unmatched.attachUnmatched({ id: record.id, leadId: lead.id });
    showToast(unmatchedMessages.attached({ name: foundName(lead) }));
    onClose();
    onDone();
  });
  const found = answer?.data ?? [];
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={unmatchedMessages.attachTitle({ name: senderOf(record) })}
    >
      <div className="grid gap-4">
        <TextInput
          type="search"
          label={unmatchedMessages.find()}
          description={unmatchedMessages.findHint()}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-autofocus
        />
        {problem && <ProblemNote problem={problem} onRetry={again} />}
        {attaching.problem && <ProblemNote problem={attaching.problem} />}
        <div role="status">
          {answer && found.length === 0 && <Text c="dimmed">{unmatchedMessages.noneFound()}</Text>}
        </div>
        <ul className="grid gap-3">
          {found.map((lead) => (
            <li key={lead.id} className="panel pad-4 row gap-3">
              <div className="grow">
                <Text fw={600}>{foundName(lead)}</Text>
                <Text size="sm" c="dimmed">
                  {contactOf(lead, seesAgent)}
                </Text>
              </div>
              <Button
                variant="default"
                loading={attaching.isBusy}
                aria-label={unmatchedMessages.attachTo({ name: foundName(lead) })}
                onClick={() => void attaching.run(lead)}
              >
                {unmatchedMessages.attachThis()}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

function contactOf({ email, phone, agentName }: WireFoundLead, seesAgent: boolean): string {
  const worked = agentName
    ? unmatchedMessages.worksWith({ name: agentName })
    : unmatchedMessages.unclaimed();
  const agent = seesAgent ? worked : null;
  return [email, phone && phoneText(phone), agent].filter(Boolean).join(' · ');
}
