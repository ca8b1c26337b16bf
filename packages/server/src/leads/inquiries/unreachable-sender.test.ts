import { afterAll, expect, it } from 'vitest';
import { startDnsPeer } from '../../../test/dns-peer.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const peer = await startDnsPeer({
  'example.org': [{ type: 'A', name: 'example.org', data: '192.0.2.1' }],
});
const { app, mails, rowsOf } = await openLeadOffice({
  MAIL_DOMAIN_CHECK: 'true',
  DNS_SERVERS: peer.server,
});
afterAll(() => peer.close());

const contact = (email: string) =>
  app.post('leads/contact', {
    first_name: 'Eve',
    last_name: 'Tester',
    email,
    phone: '(402) 555-0142',
    message: 'Is it still for sale?',
  });
const homeValue = (email: string) =>
  app.post('home-values', {
    ...{ street: '5011 Chicago St', city: 'Omaha', zip: '68132', callTime: 'any', message: '' },
    ...{ user_name: 'Eve Tester', email, phone: '(402) 555-0142' },
  });

it.each([
  ['the contact form', contact],
  ['a short form', homeValue],
])(
  '%s with an address that can’t get email is answered alike, kept, and told to nobody',
  async (_what, send) => {
    const reached = await send('eve@example.org');
    const before = (await mails()).length;
    expect(before).toBeGreaterThan(0);
    const unreached = await send('eve@nowhere.example');
    expect(unreached.status).toBe(200);
    expect(Object.keys(unreached.body)).toEqual(Object.keys(reached.body));
    expect(await mails()).toHaveLength(before);
    expect(await rowsOf('inquiry')).toMatchObject([
      { is_suspected: false },
      { is_suspected: true },
    ]);
  },
);
