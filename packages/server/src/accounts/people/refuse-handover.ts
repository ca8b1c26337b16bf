import { fieldMessages } from '../messages/fields.ts';
import { refuseAccount } from '../refuse-account.ts';
import type { Held } from './handovers.ts';

/** Refuses (handover-needed) with one field per kind of thing that is held. */
export function refuseHandover(held: readonly Held[]): never {
  return refuseAccount('handover-needed', {
    fields: held.map(({ step, count }) => ({
      field: step.name,
      label: step.label(),
      message: fieldMessages.toHandOver({ label: step.label(), count }),
    })),
  });
}
