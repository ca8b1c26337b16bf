import { leadsChanged, type WireLeadReferral } from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { DeskPanel, ProblemNote, useAnswer } from '#desk';
import { instantDateText, useLive } from '#platform';
import { actMessages } from '../messages/acts.ts';
import { referrals } from './referral-client.ts';
import { ReferralDrawer, statusLabels } from './referral-drawer.tsx';

/** To whom a lead was referred; nothing for one that wasn't. */
export function LeadReferrals({ leadId, name }: { leadId: string; name: string }) {
  const { answer, problem, again } = useAnswer(leadId, (signal) =>
    referrals.listLeadReferrals({ id: leadId }, { signal }),
  );
  const [edited, setEdited] = useState<WireLeadReferral | null>(null);
  useLive(leadsChanged, (changed) => {
    if (!changed || changed.leadId === leadId) again();
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer || answer.data.length === 0) return null;
  return (
    <DeskPanel title={actMessages.referrals()}>
      <ul className="grid gap-3 no-margin no-pad">
        {answer.data.map((one) => (
          <li key={one.id} className="grid gap-1">
            <span className="semibold">
              {one.agentName}, {one.brokerage}
            </span>
            <span>
              {statusLabels[one.status]()} ·{' '}
              {one.feePercent === null
                ? actMessages.noFee()
                : actMessages.fee({ percent: one.feePercent })}
            </span>
            <span className="quiet text-14">
              {actMessages.referredOn({
                ...{ at: instantDateText(one.referredAt), name: one.referredBy },
              })}
            </span>
            <div>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={actMessages.editReferral({ agent: one.agentName })}
                onClick={() => setEdited(one)}
              >
                {actMessages.edit()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {edited && (
        <ReferralDrawer
          {...{ leadId, name }}
          referral={edited}
          onClose={() => setEdited(null)}
          onDone={again}
        />
      )}
    </DeskPanel>
  );
}
