import { Alert, Anchor, Button, Group, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { deskMessages } from './messages.ts';
import { type DeskProblem, fieldSentence } from './read-problem.ts';

interface ProblemNoteProps {
  problem: DeskProblem | null;
  onRetry?: (() => void) | undefined;
  /** The ids of a form's fields, by name: the note links to them. */
  ids?: Readonly<Record<string, string>>;
  /** Names of those fields that have been corrected since. */
  corrected?: readonly string[];
}

/** What went wrong and what to do. Each new problem takes the focus. */
export function ProblemNote({ problem, onRetry, ids = {}, corrected = [] }: ProblemNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) note.current?.focus();
  }, [problem]);
  if (!problem) return null;
  const listed = new Map(problem.fields.map((one) => [fieldSentence(one), one]));
  const fields = [...listed].filter(([, { field }]) => !corrected.includes(field));
  if (problem.fields.length > 0 && fields.length === 0) return null;
  const mayRetry = onRetry && ['broken', 'unreachable'].includes(problem.kind);
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      role="alert"
      color={problem.kind === 'conflict' ? 'warn' : 'bad'}
      icon={<IconAlertTriangle />}
      title={problem.title}
      my="sm"
    >
      {problem.message && !listed.has(problem.message) && <Text size="sm">{problem.message}</Text>}
      {fields.length > 0 && (
        <List size="sm" mt="xs" p={0} listStyleType="none">
          {fields.map(([sentence, { field }]) => (
            <List.Item key={sentence}>
              <FieldLink id={ids[field]}>{sentence}</FieldLink>
            </List.Item>
          ))}
        </List>
      )}
      {problem.requestId && (
        <Text size="sm" c="dimmed" mt="xs">
          {deskMessages.request({ id: problem.requestId })}
        </Text>
      )}
      {mayRetry && (
        <Group mt="sm">
          <Button size="sm" variant="default" onClick={onRetry}>
            {deskMessages.tryAgain()}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

/** Moves the focus to the field; plain text where the form has none. */
function FieldLink({ id, children }: { id: string | undefined; children: string }) {
  if (id === undefined) return children;
  return (
    <Anchor
      href={`#${id}`}
      inherit
      display="inline-block"
      py={4}
      c="bad"
      underline="always"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </Anchor>
  );
}
