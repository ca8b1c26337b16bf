import type { SecondStepMethod } from '@homestead/contract/accounts';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseAccount } from '../refuse-account.ts';
import { findSecondSteps } from '../sign-in/find-second-steps.ts';
import type { SecondStepFacts } from './ask-for-second-step.ts';

/** What a half-finished sign-in asks for. Refuses with `challenge-over`. */
export async function getSecondStep(
  accounts: Pick<AccountsServices, 'challenges' | 'db'>,
  challenge: string,
): Promise<{ challenge: string; methods: SecondStepMethod[] }> {
  const open = await accounts.challenges.look<SecondStepFacts>(
    accounts.db,
    'second-step',
    challenge,
  );
  if (!open) return refuseAccount('challenge-over');
  return { challenge, methods: await findSecondSteps(accounts.db, open.facts.personId) };
}
