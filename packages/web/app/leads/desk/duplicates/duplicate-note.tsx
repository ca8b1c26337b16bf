import type { WireLeadRecord } from '@homestead/contract/leads';
import { Alert } from '@mantine/core';
import { Link } from 'react-router';
import { duplicateMessages } from '../messages/duplicates.ts';
import { reasonsText } from './reasons-text.ts';

/** Says on a lead's page that another lead may be the same person, and why. */
export function DuplicateNote({
  leadId,
  name,
  reasons,
}: WireLeadRecord['details']['duplicates'][number]) {
  return (
    <Alert color="warn" className="text-14">
      <p className="no-margin">{duplicateMessages.note({ name, why: reasonsText(reasons) })}</p>
      <Link to={`/leads/${leadId}`}>{duplicateMessages.open({ name })}</Link>
    </Alert>
  );
}
