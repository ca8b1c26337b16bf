import { z } from 'zod';
import type { DatabaseTransaction, Services } from '#platform';
import { mailboxMessages } from '../messages.ts';
import { defineNotification } from '../notifications/notification-type.ts';
import { notify } from '../notifications/notify.ts';

export const mailboxProblem = defineNotification({
  ...{ key: 'mailbox-problem', isFor: 'staff', permission: 'lead-claim' },
  label: mailboxMessages.problemTitle,
  help: mailboxMessages.problemHelp,
  ...{ choices: ['email', 'app'], byDefault: 'email' },
  facts: z.object({ problem: z.string() }),
  tell: mailboxMessages.problemText,
});

/** Tells a person that their mailbox stopped working; the page says it until it works again. */
export async function tellOfProblem(
  services: Services,
  tx: DatabaseTransaction,
  { personId, problem }: { personId: string; problem: string },
): Promise<void> {
  await notify(services, tx, {
    ...{ type: mailboxProblem, to: [personId], path: '/mymailbox', about: null },
    facts: { problem },
  });
}
