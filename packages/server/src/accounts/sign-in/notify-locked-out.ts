import { atomically } from '#platform';
import { signInLocked } from '../account-events.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { findPersonByEmail } from '../person-store.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { lockedEmail } from './locked-email.ts';

/**
 * Emails the person with an address, if any, that it is locked for a while (R-5: by email, not on
 * the page). Runs after the refusal, which therefore takes as long for an unknown address.
 */
export function notifyLockedOut(accounts: AccountsServices): void {
  accounts.events.subscribe(signInLocked, 'accounts.tell-locked', async ({ email }, { id }) => {
    await atomically(accounts.db, async (tx) => {
      const person = await findPersonByEmail(tx, email);
      if (!person || person.deactivated_at) return;
      const facts = { firstName: person.first_name, at: new Date() };
      const mail = await inLanguageOf(tx, person.id, () => lockedEmail(accounts.settings, facts));
      await accounts.mail.queue(tx, { to: person.email, ...mail });
      const kind = 'sign-in-locked';
      await recordSecurityEvent(tx, {
        kind,
        personId: person.id,
        origin: null,
        facts: { event: id },
      });
    });
  });
}
