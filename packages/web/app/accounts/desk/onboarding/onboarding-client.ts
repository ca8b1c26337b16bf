import { onboardingCalls, type onboardingEndpoints } from '@homestead/contract/accounts';
import { createClient } from '#platform';
import { personApi } from '../../session/person-api.ts';

export const onboarding = createClient<typeof onboardingEndpoints>(onboardingCalls, personApi);
