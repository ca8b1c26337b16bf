import { z } from 'zod';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { lockedEmail } from '../emails/locked-email.ts';
import { findPersonByEmail } from '../person-store.ts';
import { recordSecurityEvent } from '../security-event-store.ts';

/** Strangers have used up the tries of an address, known or not. */
export const SIGN_IN_LOCKED = 'accounts.sign-in-locked';

const payloadSchema = z.object({ email: z.string() });

/**
 * Tells the person of an address, if there is one, that it takes no more tries for a while (decision
 * 5: by mail, not on the page). Done after the refusal, which so takes as long for an unknown address.
 */
export function tellLocked(accounts: AccountsHouse): void {
  accounts.events.subscribe(SIGN_IN_LOCKED, {
    name: 'accounts.tell-locked',
    hear: async ({ id, payload }) => {
      const { email } = payloadSchema.parse(payload);
      await atomically(accounts.db, async (tx) => {
        const person = await findPersonByEmail(tx, email);
        if (!person || person.deactivated_at) return;
        const facts = { firstName: person.first_name, at: new Date() };
        const mail = lockedEmail(accounts.settings, facts);
        await accounts.mail.queue(tx, { to: person.email, ...mail });
        const kind = 'sign-in-locked';
        await recordSecurityEvent(tx, {
          kind,
          personId: person.id,
          origin: null,
          facts: { event: id },
        });
      });
    },
  });
}
