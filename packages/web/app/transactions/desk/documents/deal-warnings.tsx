import type { WireDealWarning } from '@homestead/contract/transactions';
import { Alert, List } from '@mantine/core';
import { dealDocumentsMessages } from '../messages/deal-documents.ts';

/** What the buyers have to get before the contract binds them. */
export function DealWarnings({ warnings }: { warnings: readonly WireDealWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert color="warn" title={dealDocumentsMessages.warnings()}>
      <List size="sm" listStyleType="none">
        {warnings.map(({ key, text }) => (
          <List.Item key={key}>{text}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
