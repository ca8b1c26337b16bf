import { Button, Group, Text, Title } from '@mantine/core';
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { ApiError } from '#platform';
import styles from './office-page.module.css';
import { readProblem } from './office-problem.ts';

/** A page that could not be shown: what happened and what to do. The frame around it stays. */
export function OfficeFailure() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const problem = readProblem(asApiError(error));
  return (
    <div className={styles.page}>
      <Title order={1}>{problem.title}</Title>
      <Text mt="md">
        {problem.kind === 'forbidden'
          ? 'Ask somebody who manages roles, if your work needs this page.'
          : problem.message}
      </Text>
      {problem.requestId && (
        <Text c="dimmed" mt="xs">
          Request {problem.requestId}
        </Text>
      )}
      <Group mt="lg">
        {problem.kind !== 'forbidden' && problem.kind !== 'missing' && (
          <Button onClick={() => revalidate()} loading={state === 'loading'}>
            Try again
          </Button>
        )}
        {pathname !== '/components' && (
          <Button component={Link} to="/" reloadDocument variant="default">
            To the start
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Loaders of the server throw responses, those of the browser errors of calls. */
function asApiError(error: unknown): unknown {
  return isRouteErrorResponse(error) ? new ApiError(error.status, error.data ?? {}) : error;
}
