import type { HandoverStep } from '#accounts';
import { takers } from '../inquiries/lead-handover.ts';
import { transferMessages } from '../messages/transfers.ts';
import { countPlansOn } from './plan-handover-store.ts';

/** Plans on leads of someone who leaves: they belong to the leads and go on with who gets them. */
export const planHandover: HandoverStep = {
  name: 'plans',
  label: transferMessages.runningPlans,
  count: countPlansOn,
  mayTake: (role) => takers.has(role),
  handOver: async () => {},
};
