import type { CallOrigin, Queryable } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { type TwoStepChange, twoStepChangedEmail } from './two-step-changed-email.ts';

/** Audits a change of a person's second step, emails them and tells other rooms, in one commit. */
export async function tellTwoStepChanged(
  accounts: Pick<AccountsServices, 'mail' | 'settings'>,
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
  const mail = await inLanguageOf(tx, person.id, () =>
    twoStepChangedEmail(accounts.settings, words),
  );
  await accounts.mail.queue(tx, { to: person.email, ...mail });
}

/** The person of a caller, as the email needs them. */
export function toldPerson(caller: { personId: string; email: string; firstName: string }) {
  return { id: caller.personId, email: caller.email, firstName: caller.firstName };
}
