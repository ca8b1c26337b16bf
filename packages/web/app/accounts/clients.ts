import {
  identityCalls,
  type identityEndpoints,
  ownAccountCalls,
  type ownAccountEndpoints,
  ownSettingsCalls,
  type ownSettingsEndpoints,
  proofCalls,
  type proofEndpoints,
  registrationCalls,
  type registrationEndpoints,
  signInCalls,
  type signInEndpoints,
  twoStepCalls,
  type twoStepEndpoints,
} from '@homestead/contract/accounts';
import { createClient } from '#platform';

export const signIn = createClient<typeof signInEndpoints>(signInCalls);
export const registration = createClient<typeof registrationEndpoints>(registrationCalls);
export const ownAccount = createClient<typeof ownAccountEndpoints>(ownAccountCalls);
export const ownSettings = createClient<typeof ownSettingsEndpoints>(ownSettingsCalls);
export const twoStep = createClient<typeof twoStepEndpoints>(twoStepCalls);
export const identity = createClient<typeof identityEndpoints>(identityCalls);
export const proof = createClient<typeof proofEndpoints>(proofCalls);
