import { expect, it } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';

const office = await openLeadOffice({ INBOUND_ADDRESS: 'reply@mail.example.org' });
const { app, as, mails, waitingLead, rowsOf } = office;

async function email(leadid: string, subject: string): Promise<Record<string, string>> {
  const body = { leadid, subject, content: 'Hello Eve' };
  expect((await app.put('leads/send-email', body, as.agent)).status).toBe(200);
  const sent = (await rowsOf('mail_message')).filter(({ subject: said }) => said === subject);
  const newest = sent.sort((a, b) => Number(b.recorded_at) - Number(a.recorded_at))[0];
  return app.services.mail.open(String(newest?.id), newest?.sealed_body as Buffer)
    .headers as Record<string, string>;
}

it('emails to a lead ask for answers at one signed address, and form conversations', async () => {
  const leadId = await waitingLead();
  const first = await email(leadId, 'Homes with a yard');
  expect(first['Reply-To']).toMatch(/^reply\+[0-9a-z]{41}@mail\.example\.org$/);
  expect(first).not.toHaveProperty('In-Reply-To');
  const [row] = await rowsOf('message');
  const second = await email(leadId, 'Re: Homes with a yard');
  expect(second).toMatchObject({
    'Reply-To': first['Reply-To'],
    'In-Reply-To': row?.message_id,
    References: row?.message_id,
  });
  expect(await email(leadId, 'Something else')).not.toHaveProperty('In-Reply-To');
  const threads = new Set((await rowsOf('message')).map(({ thread }) => thread));
  expect(threads.size).toBe(2);
  expect((await mails()).length).toBeGreaterThan(2);
});
