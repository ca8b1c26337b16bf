import type { StepDoer } from '@homestead/contract/accounts';
import type { Queryable } from '#platform';
import { addFirstSteps } from './step-store.ts';

/** What the checklist starts with; staff change it as they like. */
const first: readonly [string, string, StepDoer][] = [
  ['Sign the independent contractor agreement', 'The office sends it for signature.', 'agent'],
  [
    'Transfer the license to the brokerage',
    'At the Nebraska Real Estate Commission; enter number and expiration on the person’s page.',
    'office',
  ],
  ['Show proof of E&O insurance', 'Carrier, policy number and expiration.', 'agent'],
  ['Join the MLS and the REALTOR® association', '', 'agent'],
  ['Set up two-step sign-in', 'In your account settings.', 'agent'],
  ['Write your profile and add a photo', 'At Agent Profiles.', 'agent'],
  ['Set your hours and subscribe to your calendar', 'At My Calendar.', 'agent'],
  ['Read the fair housing and agency disclosure policies', '', 'agent'],
  ['Order signs, lockboxes and business cards', '', 'office'],
  ['First meeting with the broker', '', 'office'],
];

/** Adds the first steps where the office has none. Runs at every start. */
export async function seedOnboardingSteps(db: Queryable): Promise<void> {
  await addFirstSteps(
    db,
    first.map(([title, help, doer], index) => ({ title, help, doer, position: index + 1 })),
  );
}
