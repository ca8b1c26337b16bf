import type { WireLeadRecord } from '@homestead/contract/leads';
import { Alert, Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useStaffSession } from '#accounts';
import { duplicateMessages } from '../messages/duplicates.ts';
import { comparePath } from './compare-path.ts';
import { duplicateName } from './duplicate-name.ts';
import { reasonsText } from './reasons-text.ts';

/** Says on a lead's page that another lead may be the same person, and why. */
export function DuplicateNote({
  of,
  leadId,
  reasons,
  ...given
}: WireLeadRecord['details']['duplicates'][number] & { of: string }) {
  const name = duplicateName(given);
  const mayMerge = useStaffSession().permissions.includes('lead-merge');
  return (
    <Alert color="warn" className="text-14">
      <p className="no-margin">{duplicateMessages.note({ name, why: reasonsText(reasons) })}</p>
      <Group gap="xs" mt="xs">
        {mayMerge && (
          <Button
            component={Link}
            to={comparePath(of, leadId)}
            variant="default"
            size="compact-sm"
            aria-label={duplicateMessages.compareWith({ name })}
          >
            {duplicateMessages.compare()}
          </Button>
        )}
        <Button
          component={Link}
          to={`/leads/${leadId}`}
          variant="subtle"
          size="compact-sm"
          aria-label={duplicateMessages.open({ name })}
        >
          {duplicateMessages.openLead()}
        </Button>
      </Group>
    </Alert>
  );
}
