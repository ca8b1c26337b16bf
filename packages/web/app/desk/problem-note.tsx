import { Alert, Button, Group, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { deskMessages } from './messages.ts';
import { type DeskProblem, fieldSentence } from './read-problem.ts';

/** What went wrong and what to do. Takes the focus. */
export function ProblemNote({
  problem,
  onRetry,
  shownFields = [],
}: {
  problem: DeskProblem | null;
  onRetry?: (() => void) | undefined;
  /** Fields that show their messages themselves. */
  shownFields?: readonly string[];
}) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && problem.fields.length === 0) note.current?.focus();
  }, [problem]);
  if (!problem) return null;
  const fields = problem.fields.filter(({ field }) => !shownFields.includes(field));
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
      {problem.message && <Text size="sm">{problem.message}</Text>}
      {fields.length > 0 && (
        <List size="sm" mt="xs">
          {fields.map((one) => (
            <List.Item key={one.field + one.message}>{fieldSentence(one)}</List.Item>
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
