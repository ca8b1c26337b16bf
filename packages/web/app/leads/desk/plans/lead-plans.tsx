import { leadPlanEndpoints, leadPlansMoved, type WireLeadPlan } from '@homestead/contract/leads';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ProblemNote, RecordDrawer, TableSkeleton, useAnswer } from '#desk';
import { useLive } from '#platform';
import { planDeskMessages } from '../messages/plans.ts';
import { LeadPlanItem } from './lead-plan-item.tsx';
import { leadPlans } from './plan-clients.ts';

interface LeadPlansProps {
  leadId: string;
  name: string;
}

const isGoing = ({ state }: WireLeadPlan) => state === 'running' || state === 'paused';

/** The plans on a lead, for the panel of its page: what happens next, and what was done. */
export function LeadPlans({ leadId, name }: LeadPlansProps) {
  const [isStarting, setStarting] = useState(false);
  const { answer, problem, again } = useAnswer(leadId, (signal) =>
    leadPlans.listLeadPlans({ id: leadId }, { signal }),
  );
  useLive(leadPlansMoved, (moved) => {
    if (!moved || moved.leadId === leadId) again();
  });
  const all = answer?.data ?? [];
  const [going, ended] = [all.filter(isGoing), all.filter((plan) => !isGoing(plan))];
  return (
    <div className="grid gap-3">
      {problem && <ProblemNote problem={problem} onRetry={again} />}
      {!answer && !problem && <TableSkeleton columns={1} />}
      {answer && going.length === 0 && <Text c="dimmed">{planDeskMessages.nothing()}</Text>}
      {going.map((plan) => (
        <LeadPlanItem key={plan.id} plan={plan} onDone={again} />
      ))}
      {answer && (
        <div>
          <Button variant="default" onClick={() => setStarting(true)}>
            {planDeskMessages.start()}
          </Button>
        </div>
      )}
      {ended.length > 0 && (
        <details className="disclosure">
          <summary className="tap-height">{planDeskMessages.earlier()}</summary>
          <div className="grid gap-3">
            {ended.map((plan) => (
              <LeadPlanItem key={plan.id} plan={plan} onDone={again} />
            ))}
          </div>
        </details>
      )}
      {isStarting && answer && (
        <StartDrawer
          {...{ leadId, name, choices: answer.choices }}
          onClose={() => setStarting(false)}
          onDone={again}
        />
      )}
    </div>
  );
}

function StartDrawer({
  leadId,
  name,
  choices,
  onClose,
  onDone,
}: LeadPlansProps & {
  choices: readonly { id: string; name: string }[];
  onClose: () => void;
  onDone: () => void;
}) {
  const [record] = useState({ planId: '' });
  const offered = choices.map((one) => ({ value: one.id, label: one.name }));
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={planDeskMessages.startTitle({ name })}
      {...(offered.length === 0 && { intro: planDeskMessages.noChoices() })}
      schema={leadPlanEndpoints.startLeadPlan}
      sections={[{ fields: [{ name: 'planId', choices: offered, isRequired: true }] }]}
      record={record}
      isNew
      submitLabel={planDeskMessages.start()}
      save={async ({ planId }, key) => {
        await leadPlans.startLeadPlan({ id: leadId, planId: String(planId) }, key);
        const plan = choices.find(({ id }) => id === planId)?.name ?? '';
        return planDeskMessages.started({ plan });
      }}
      said={(done) => done}
      onSaved={onDone}
    />
  );
}
