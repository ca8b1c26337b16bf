import { type Queryable, recordEvent } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { CallOrigin } from '../call-origin.ts';
import { type TwoStepChange, twoStepChangedEmail } from '../emails/two-step-changed-email.ts';
import { recordSecurityEvent } from '../security-event-store.ts';

/** Audits a change of a person's second step, tells them by mail and tells other rooms, in one commit. */
export async function tellTwoStepChanged(
  accounts: Pick<AccountsHouse, 'mail' | 'settings'>,
  tx: Queryable,
  told: {
    change: TwoStepChange;
    person: { id: string; email: string; firstName: string };
    sessionId?: string | null;
    origin: CallOrigin;
    facts?: object;
  },
): Promise<void> {
  const { change, person, origin } = told;
  await recordSecurityEvent(tx, {
    kind: change,
    personId: person.id,
    actorId: person.id,
    sessionId: told.sessionId ?? null,
    origin,
    ...(told.facts && { facts: told.facts }),
  });
  const words = { firstName: person.firstName, at: new Date(), device: origin.device, change };
  const mail = twoStepChangedEmail(accounts.settings, words);
  await accounts.mail.queue(tx, { to: person.email, ...mail });
  const payload = { personId: person.id, change };
  await recordEvent(tx, { type: 'accounts.two-step-changed', payload });
}

/** The person of a caller, as the telling wants them. */
export function toldPerson(caller: { personId: string; email: string; firstName: string }) {
  return { id: caller.personId, email: caller.email, firstName: caller.firstName };
}
