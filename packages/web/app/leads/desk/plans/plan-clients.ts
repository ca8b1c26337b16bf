import {
  actionPlanCalls,
  type actionPlanEndpoints,
  leadPlanCalls,
  type leadPlanEndpoints,
} from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const plans = createClient<typeof actionPlanEndpoints>(actionPlanCalls, personApi);
export const leadPlans = createClient<typeof leadPlanEndpoints>(leadPlanCalls, personApi);
