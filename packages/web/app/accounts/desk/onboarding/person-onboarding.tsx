import { useState } from 'react';
import { ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { onboardingMessages } from '../../messages/onboarding.ts';
import { OnboardingChecklist } from './onboarding-checklist.tsx';
import { onboarding } from './onboarding-client.ts';

/** The checklist on an agent's page. */
export function PersonOnboarding({ id, name }: { id: string; name: string }) {
  const [asked, setAsked] = useState(0);
  const { answer, problem, again } = useAnswer(`${id} ${asked}`, (signal) =>
    onboarding.getChecklist({ id }, { signal }),
  );
  const [shown, setShown] = useState(answer);
  if (answer && answer !== shown) setShown(answer);
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  const checklist = answer ?? shown;
  if (!checklist) return <TableSkeleton columns={2} />;
  return (
    <OnboardingChecklist
      checklist={checklist.data}
      none={onboardingMessages.noneYet({ name })}
      onChanged={() => setAsked((count) => count + 1)}
    />
  );
}
