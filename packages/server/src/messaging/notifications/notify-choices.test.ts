import { type NotificationChoice, notificationChoices } from '@homestead/contract/accounts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choiceOf } from '#accounts';
import { openNotificationOffice, testKinds } from '../../../test/notification-office.ts';
import { sendDigests } from './digest/send-digests.ts';

const { app, services, agent, as, tell, unread, mails } = await openNotificationOffice();

const choice = fc.constantFrom(...notificationChoices);

/** Where each choice brings news: in the app, in an email right away, in the daily email. */
const reach: Readonly<Record<NotificationChoice, [boolean, boolean, boolean]>> = {
  email: [true, true, false],
  digest: [true, false, true],
  app: [true, false, false],
  off: [false, false, false],
};

it('what a person chose counts if it can be chosen, and the default otherwise', () => {
  const kind = fc
    .uniqueArray(choice, { minLength: 1 })
    .chain((choices) =>
      fc.record({ choices: fc.constant(choices), byDefault: fc.constantFrom(...choices) }),
    );
  const stored = fc.option(fc.oneof(choice, fc.string()), { nil: undefined });
  fc.assert(
    fc.property(kind, stored, (of, given) => {
      const isChosen = of.choices.some((one) => one === given);
      expect(choiceOf(of, given)).toBe(isChosen ? given : of.byDefault);
    }),
  );
});

it('news of any kind reaches a person as they chose, whatever is stored', async () => {
  const inAWeek = new Date(Date.now() + 7 * 24 * 3600_000);
  inAWeek.setUTCHours(18);
  const kinds = fc.constantFrom(...Object.values(testKinds));
  await fc.assert(
    fc.asyncProperty(kinds, fc.option(choice, { nil: undefined }), async (type, stored) => {
      await app.database.empty(
        'notification',
        'notification_digest',
        'notification_switch',
        'mail_message',
      );
      if (stored !== undefined) {
        const row = { person_id: agent.id, kind: type.key, choice: stored };
        await services.db.insertInto('notification_switch').values(row).execute();
      }
      await tell(agent, { type });
      const isInApp = (await unread(as.agent)) === 1;
      const isMailed = (await mails()).length === 1;
      const isInDigest = (await sendDigests(services, inAWeek)) === 1;
      expect([isInApp, isMailed, isInDigest]).toEqual(reach[choiceOf(type, stored)]);
    }),
    { numRuns: 30 },
  );
});
