import type { StepDoer } from '@homestead/contract/accounts';
import type { Queryable } from '#platform';
import { onboardingMessages } from '../messages/onboarding.ts';
import { addFirstSteps } from './step-store.ts';

type FirstStep = [title: () => string, help: (() => string) | null, doer: StepDoer];

/** What the checklist starts with; staff change it as they like. */
const first: readonly FirstStep[] = [
  [onboardingMessages.agreement, onboardingMessages.agreementHelp, 'agent'],
  [onboardingMessages.transfer, onboardingMessages.transferHelp, 'office'],
  [onboardingMessages.insurance, onboardingMessages.insuranceHelp, 'agent'],
  [onboardingMessages.memberships, null, 'agent'],
  [onboardingMessages.twoStep, onboardingMessages.twoStepHelp, 'agent'],
  [onboardingMessages.profile, onboardingMessages.profileHelp, 'agent'],
  [onboardingMessages.calendar, onboardingMessages.calendarHelp, 'agent'],
  [onboardingMessages.policies, null, 'agent'],
  [onboardingMessages.supplies, null, 'office'],
  [onboardingMessages.meeting, null, 'office'],
];

/** Adds the first steps where the office has none. Runs at every start. */
export async function seedOnboardingSteps(db: Queryable): Promise<void> {
  await addFirstSteps(
    db,
    first.map(([title, help, doer], index) => ({
      ...{ title: title(), help: help?.() ?? '', doer, position: index + 1 },
    })),
  );
}
