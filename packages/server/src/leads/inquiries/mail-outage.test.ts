import { expect, it } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { deliverMails } from '../../../test/mail-outbox.ts';
import { startSmtpPeer } from '../../../test/smtp-peer.ts';

const { app, as, claim, list, rowsOf, send } = await openLeadOffice();

/** One minute passes for what waits. */
const passMinute = () =>
  app.database.pool.query(
    `update mail_message set due_at = due_at - interval '1 minute' where sent_at is null`,
  );
const unsent = async () => (await rowsOf('mail_message')).filter(({ sent_at }) => !sent_at).length;
const statusesOf = async (leadId: string) =>
  (await app.get(`leads/${leadId}/messages`, {}, as.agent)).body.data.map(
    ({ status }: { status: string }) => status,
  );

it('an hour without the SMTP server loses no inquiry, and each email goes out once after it', async () => {
  const peer = await startSmtpPeer();
  await peer.close();
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 5 === 0) {
      expect((await send({ email: `caller-${minute}@example.org` })).status).toBe(200);
    }
    await deliverMails(app.services, peer.url);
    await passMinute();
  }
  const leadId = String((await rowsOf('lead'))[0]?.id);
  await claim(leadId, as.agent);
  const letter = { leadid: leadId, subject: 'Homes with a yard', content: 'Three are new.' };
  expect((await app.put('leads/send-email', letter, as.agent)).status).toBe(200);
  await deliverMails(app.services, peer.url);
  expect((await list(as.agent)).body.total).toBe(11);
  expect(await statusesOf(leadId)).toEqual(['queued']);
  const queued = await rowsOf('mail_message');
  expect(queued).toHaveLength(25);
  expect(queued.filter(({ sent_at, failed_at }) => sent_at || failed_at)).toEqual([]);

  const back = await startSmtpPeer();
  let minutes = 0;
  while ((await unsent()) > 0 && minutes < 60) {
    await deliverMails(app.services, back.url);
    await passMinute();
    minutes += 1;
  }
  await back.close();
  expect(await unsent()).toBe(0);
  expect(minutes).toBeLessThanOrEqual(33);
  const ids = back.mails.map(({ messageId }) => messageId?.slice(1, 37));
  expect(ids.sort()).toEqual(queued.map(({ id }) => id).sort());
  expect(await statusesOf(leadId)).toEqual(['sent']);
});
