import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A decision and its reasons. */
export function DecisionWords({
  text,
  reasons,
  children,
}: {
  text: string;
  reasons: readonly string[];
  children?: ReactNode;
}) {
  return (
    <>
      <Text fw={600}>{text}</Text>
      {children}
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
