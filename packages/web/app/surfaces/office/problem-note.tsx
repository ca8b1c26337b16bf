import { Alert, Button, Group, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { OfficeProblem } from './office-problem.ts';

/** What went wrong, with what to do: nothing that was typed is touched. Takes the focus. */
export function ProblemNote({
  problem,
  onRetry,
  shownFields = [],
}: {
  problem: OfficeProblem | null;
  onRetry?: (() => void) | undefined;
  /** Fields whose messages stand beside them already. */
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
          {fields.map(({ field, label, message }) => (
            <List.Item key={field + message}>
              {message.startsWith(label) ? message : `${label} ${message}`}
            </List.Item>
          ))}
        </List>
      )}
      {problem.requestId && (
        <Text size="sm" c="dimmed" mt="xs">
          Request {problem.requestId}
        </Text>
      )}
      {mayRetry && (
        <Group mt="sm">
          <Button size="sm" variant="default" onClick={onRetry}>
            Try again
          </Button>
        </Group>
      )}
    </Alert>
  );
}
