import type { WireLeadRecord } from '@homestead/contract/leads';
import { Alert } from '@mantine/core';
import { Link } from 'react-router';
import { useStaffSession } from '#accounts';
import { duplicateMessages } from '../messages/duplicates.ts';
import { comparePath } from './compare-path.ts';
import { reasonsText } from './reasons-text.ts';

/** Says on a lead's page that another lead may be the same person, and why. */
export function DuplicateNote({
  of,
  leadId,
  name,
  reasons,
}: WireLeadRecord['details']['duplicates'][number] & { of: string }) {
  const mayMerge = useStaffSession().permissions.includes('lead-merge');
  return (
    <Alert color="warn" className="text-14">
      <p className="no-margin">{duplicateMessages.note({ name, why: reasonsText(reasons) })}</p>
      <span className="row wrap gap-3">
        {mayMerge && (
          <Link to={comparePath(of, leadId)} aria-label={duplicateMessages.compareWith({ name })}>
            {duplicateMessages.compare()}
          </Link>
        )}
        <Link to={`/leads/${leadId}`}>{duplicateMessages.open({ name })}</Link>
      </span>
    </Alert>
  );
}
