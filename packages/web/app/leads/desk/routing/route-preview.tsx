import { leadRuleEndpoints, type WireRoutingChoices } from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Drawer, RecordForm } from '#desk';
import { routingMessages } from '../messages/routing.ts';
import { DecisionWords } from './decision-words.tsx';
import { previewSections } from './rule-fields.ts';

interface Words {
  text: string;
  reasons: string[];
}

interface RoutePreviewProps {
  isOpen: boolean;
  onClose: () => void;
  choices: WireRoutingChoices;
  ask: (sample: object) => Promise<{ data: Words }>;
}

const nothing = {};

/** "Who would get this?": a sample inquiry, decided by the rules as they are. */
export function RoutePreview({ isOpen, onClose, choices, ask }: RoutePreviewProps) {
  const [words, setWords] = useState<Words | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words) answer.current?.focus();
  }, [words]);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="lg"
      title={routingMessages.preview()}
    >
      <Text size="sm" c="dimmed">
        {routingMessages.previewIntro()}
      </Text>
      <RecordForm
        schema={leadRuleEndpoints.previewLeadRoute}
        sections={previewSections(choices)}
        record={nothing}
        isNew
        submitLabel={routingMessages.findOut()}
        save={async (sample) => (await ask(sample)).data}
        check={(sample) =>
          Object.keys(sample).length === 0 ? routingMessages.previewEmpty() : null
        }
        said={() => null}
        onSaved={setWords}
      />
      <div ref={answer} tabIndex={-1} className="no-outline above-8">
        {words && <DecisionWords {...words} />}
      </div>
    </Drawer>
  );
}
