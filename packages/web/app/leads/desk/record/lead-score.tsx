import type { WireLeadRecord } from '@homestead/contract/leads';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { LeadGroup } from './lead-group.tsx';

/** How active a lead was lately, and what gave the points. */
export function LeadScore({ points, reasons }: NonNullable<WireLeadRecord['score']>) {
  return (
    <LeadGroup title={leadRecordMessages.score()}>
      <p className="semibold no-margin">{leadRecordMessages.scoreOf({ points })}</p>
      {reasons.length === 0 ? (
        <p className="quiet no-margin">{leadRecordMessages.noScore()}</p>
      ) : (
        <ul className="grid gap-1 no-pad">
          {reasons.map((reason) => (
            <li key={reason.text}>{leadRecordMessages.scoreReason(reason)}</li>
          ))}
        </ul>
      )}
    </LeadGroup>
  );
}
