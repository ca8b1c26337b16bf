import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { ChangeButton, DeskPanel, ProblemNote, useAnswer, useFormKeys, useWork } from '#desk';
import { templates } from '../document-client.ts';
import { templateMessages } from '../messages/templates.ts';
import type { DocumentNaming } from '../new-documents.ts';

const LISTED_MAX = 100;

interface StartFromTemplateProps {
  /** What the envelope belongs to, and what is typed of it. */
  naming: () => DocumentNaming & { title?: string };
  onStarted: (envelope: string) => void;
}

/** Starts an envelope from a template, in place of choosing documents; nothing without any. */
export default function StartFromTemplate({ naming, onStarted }: StartFromTemplateProps) {
  const { answer, problem, again } = useAnswer('templates', (signal) =>
    templates.listEnvelopeTemplates({ pageSize: LISTED_MAX }, { signal }),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const keys = useFormKeys();
  const starting = useWork(async (id: string) => {
    const sent = { id, ...naming() };
    const { data } = await keys.send(JSON.stringify(sent), (key) =>
      templates.startFromTemplate(sent, key),
    );
    onStarted(data.envelope);
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer || answer.data.length === 0) return null;
  return (
    <DeskPanel title={templateMessages.startFrom()}>
      <Select
        label={templateMessages.template()}
        data={answer.data.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
        searchable
      />
      <Text size="sm" c="dimmed" my="sm">
        {templateMessages.startHint()}
      </Text>
      <ProblemNote problem={starting.problem} />
      <ChangeButton
        variant="default"
        loading={starting.isBusy}
        disabled={chosen === null}
        onClick={() => chosen && void starting.run(chosen)}
      >
        {templateMessages.start()}
      </ChangeButton>
    </DeskPanel>
  );
}
