import { leadEndpoints } from '@homestead/contract/leads';
import { expect, it } from 'vitest';
import { lastMailTo } from '../../../test/mailbox.ts';
import { at, createTourApp, tourForm } from '../../../test/tour-app.ts';
import { tourEmailMessages } from '../messages/tour-emails.ts';

const { app } = await createTourApp();
const { pool } = app.database;
const admin = await app.signIn(await app.makePerson({ role_key: 'admin' }));
await pool.query(
  `insert into photo (listing_id, media_key, token, position, source_url, shown, width, height)
   select id, 'm' || n, token, n, 'https://mls.example/1.jpg', shown, 1500, 1000
   from listing, (values (0, 'secretphoto', false), (1, 'mainphoto', true)) p (n, token, shown)
   where mls_number = 'T1'`,
);

const EVE = 'eve@example.org';
const ANA = 'ana@example.org';

/** Asks for a tour on a page in this language, as a visitor or signed in; the request’s id. */
async function ask(language: string, { given = {}, token = '' } = {}): Promise<string> {
  const asked = await app.post(leadEndpoints.requestTour.path, tourForm(given), {
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
  });
  expect(asked.body).toBe(true);
  const { rows } = await pool.query('select id from tour_request order by requested_at desc');
  return String(rows[0]?.id);
}
const confirm = (id: string) =>
  app.post(
    `tour-requests/${id}/confirm`,
    { version: 1, startsAt: at('14:00'), hasAgreement: true },
    admin,
  );

it('a tour says the home and the time in its subject, and shows its main photo', async () => {
  expect((await confirm(await ask('en'))).status).toBe(200);
  const mail = await lastMailTo(app.services, EVE, 'leads.tour-confirmed');
  expect(mail.subject).toMatch(/^Tour confirmed: 5011 Chicago St, \w{3}, \w{3} \d{1,2}, 2:00 PM$/);
  expect(mail.html).toContain(
    '<img src="http://localhost:3000/photos/mainphoto/1280.jpg" alt="Photo of 5011 Chicago St, Omaha" width="536" height="357"',
  );
  expect(mail.html).not.toContain('secretphoto');
  expect(mail.text).toContain('3 bd · 2 ba · 1,800 sq ft');
  expect(mail.text).toContain('http://localhost:3000/singleproduct/T1');
});

it('who asked on a page in Spanish gets it all in Spanish, and the team in English', async () => {
  expect((await confirm(await ask('es', { given: { email: ANA } }))).status).toBe(200);
  const asked = await lastMailTo(app.services, ANA, 'leads.tour-requested');
  expect(asked.subject).toBe('Recibimos su solicitud de visita: 5011 Chicago St');
  const mail = await lastMailTo(app.services, ANA, 'leads.tour-confirmed');
  expect(mail.subject).toMatch(/^Visita confirmada: 5011 Chicago St, .*2:00 p\. m\.$/);
  expect(mail.text).toContain('http://localhost:3000/es/mytour#token=');
  expect(mail.html).toContain('<html lang="es">');
  const team = await lastMailTo(
    app.services,
    'concierge@prairieandmain.example',
    'leads.tour-wanted',
  );
  expect(team.subject).toMatch(/^Tour request: 5011 Chicago St/);
  const { rows } = await pool.query('select language from lead where email = $1', [ANA]);
  expect(rows).toEqual([{ language: 'es' }]);
});

it('calendar files are in the language of the email', async () => {
  await ask('es');
  const { rows } = await pool.query(
    `select id, sealed_body from mail_message where kind = 'leads.tour-requested'`,
  );
  const [file] = app.services.mail.open(rows[0].id, rows[0].sealed_body).attachments;
  expect(file?.content).toMatch(/PRODID:.*\/\/ES/);
  expect(file?.content.replace(/\r\n /g, '')).toContain(
    'SUMMARY:Solicitud de visita (sin confirmar)',
  );
});

it('only the name of an account is in the greeting, never the one that was typed', async () => {
  await ask('en');
  expect((await lastMailTo(app.services, EVE)).text).toMatch(/^Hello,/);
  const person = await app.makePerson({ first_name: 'Megan' });
  const { jwtToken } = await app.signIn(person);
  await ask('en', { token: jwtToken, given: { userId: person.id, firstName: 'Typed Name' } });
  const mail = await lastMailTo(app.services, EVE, 'leads.tour-requested');
  expect(mail.text).toMatch(/^Hi Megan,/);
  expect(mail.text).not.toContain('Typed');
});

it('a home whose address is hidden is named by its number in subject, photo and text', async () => {
  await ask('en', { given: { propertyId: 'T2' } });
  const mail = await lastMailTo(app.services, EVE, 'leads.tour-requested');
  expect(mail.subject).toBe(tourEmailMessages.requestedSubject({ home: 'MLS #T2' }));
  expect(mail.html).not.toContain('Chicago St');
});
