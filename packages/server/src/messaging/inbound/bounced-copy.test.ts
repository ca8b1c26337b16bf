import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { atomically } from '#platform';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { parseMail } from './parse-mail.ts';
import { takeMail } from './take-mail.ts';

const office = await openLeadOffice();
const { agent, app, db, as, claim, rowsOf, waitingLead } = office;
const spouse = 'kim@example.org';

const report = (id: string, to: string, status = '5.1.1') =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@example.org',
      `Message-ID: <${randomUUID()}@example.org>`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      ...['', '--b', 'Content-Type: text/plain', '', 'Undelivered'],
      ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; x', ''],
      ...[`Final-Recipient: rfc822; ${to}`, 'Action: failed', `Status: ${status}`],
      ...['Diagnostic-Code: smtp; 550 no such user', ''],
      ...['--b', 'Content-Type: message/rfc822', '', `Message-ID: <${id}@x.example>`, '', 'Hi'],
      '--b--',
    ].join('\r\n'),
  );
const take = async (raw: Buffer) => {
  const mail = await parseMail(raw);
  await atomically(db, (tx) => takeMail(app.services, tx, mail, []));
};

it('a bounce of a Cc or Bcc counts for that address, not for the lead (R-445)', async () => {
  const leadid = await waitingLead();
  await claim(leadid, as.agent);
  await sql`update lead set secondary_email = ${spouse} where id = ${leadid}`.execute(db);
  await app.database.empty('mail_message', 'message', 'notification', 'stopped_mailbox');
  const letter = { leadid, subject: 'Homes', content: 'Hello', bcc: [spouse] };
  await app.put('leads/send-email', letter, as.agent);
  const [message] = await rowsOf('message');
  const id = String(message?.id);
  await sql`update message set status = 'sent', sent_at = now()`.execute(db);
  await app.database.empty('event_outbox');

  await take(report(id, 'someone.else@example.org'));
  expect(await rowsOf('stopped_mailbox')).toEqual([]);
  await app.database.empty('event_outbox');
  await take(report(id, 'Kim@Example.org'));
  const emails = (await rowsOf('message')).filter((row) => row.about_id === leadid);
  expect(emails).toMatchObject([
    {
      ...{ id, status: 'sent', failure: null },
      recipients: {
        ...{ to: [], cc: [], bcc: [] },
        leftOut: [{ address: spouse, why: 'refused', words: '5.1.1 550 no such user' }],
      },
    },
  ]);
  expect(await rowsOf('stopped_mailbox')).toHaveLength(1);
  const again = await app.put('leads/send-email', { ...letter, bcc: [], cc: [spouse] }, as.agent);
  expect(again.body.data.leftOut).toMatchObject([{ address: spouse }]);
  const told = (await rowsOf('event_outbox')).find(
    ({ type }) => type === 'messaging.message-failed',
  );
  expect(told?.payload).toMatchObject({ messageId: id, isOther: true });

  await sql`update message set recipients = jsonb_set(recipients, '{bcc}', to_jsonb(array[${agent.email}]))
    where id = ${id}`.execute(db);
  await take(report(id, agent.email));
  expect(await rowsOf('stopped_mailbox')).toHaveLength(1);
  await take(report(id, 'eve@example.org'));
  const [own] = (await rowsOf('message')).filter((row) => row.id === id);
  expect(own).toMatchObject({ status: 'failed' });
});
