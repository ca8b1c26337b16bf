import { Button, Group, Text } from '@mantine/core';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#platform';
import { DeskPage } from './desk-page.tsx';
import { deskMessages } from './messages.ts';
import { readProblem } from './read-problem.ts';

/** Shown in place of a page that failed: what happened and what to do. The frame stays. */
export function DeskFailure() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const problem = readProblem(asApiError(error));
  return (
    <DeskPage title={problem.title}>
      <Text>{problem.kind === 'forbidden' ? deskMessages.forbiddenText() : problem.message}</Text>
      {problem.requestId && (
        <Text c="dimmed" mt="xs">
          {deskMessages.request({ id: problem.requestId })}
        </Text>
      )}
      <Group mt="lg">
        {problem.kind !== 'forbidden' && problem.kind !== 'missing' && (
          <Button onClick={() => revalidate()} loading={state === 'loading'}>
            {deskMessages.tryAgain()}
          </Button>
        )}
        <Button component={Link} to="/" reloadDocument variant="default">
          {deskMessages.goHome()}
        </Button>
      </Group>
    </DeskPage>
  );
}

/** Server loaders throw responses, browser loaders throw errors of calls. */
function asApiError(error: unknown): unknown {
  return isRouteErrorResponse(error) ? new ApiError(error.status, error.data ?? {}) : error;
}
