import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../test/factories/accounts.ts';
import { lastMailTo } from '../../test/mailbox.ts';
import { openRegistrationSite, type RegistrationSite } from '../../test/registration-site.ts';
import { emailMessages } from './messages/emails.ts';

let at: RegistrationSite;

beforeAll(async () => {
  at = await openRegistrationSite();
});
afterAll(() => at.app.close());

const spanishPage = { 'accept-language': 'es' };

/** Registers on a page in Spanish, and has the address confirmed. */
async function newSpanishReader() {
  const email = at.freshEmail();
  await at.register({ email }, spanishPage);
  const asked = await at.mailTo(email);
  await at.verify({ token: asked.token });
  return { email, asked, as: await at.app.signIn({ email }) };
}

describe('a person who registers on a page in Spanish', () => {
  it('gets the confirmation in Spanish, with a link to the page in Spanish', async () => {
    const { asked } = await newSpanishReader();
    expect(asked.subject).toBe(emailMessages.verifySubject.spanish);
    expect(asked.text).toContain('/es/verifyidentity');
    expect(asked.html).toContain('<html lang="es"');
  });

  it('gets later emails in Spanish, whatever the page they come from', async () => {
    const { email } = await newSpanishReader();
    await at.app.post('User/ForgetPassword', { email }, { headers: { 'accept-language': 'en' } });
    const reset = await lastMailTo(at.app.services, email, 'accounts.reset');
    expect(reset.subject).toBe(emailMessages.setPassword.spanish);
    await at.register({ email });
    const again = await lastMailTo(at.app.services, email, 'accounts.already-registered');
    expect(again.subject).toBe(emailMessages.alreadySubject.spanish);
  });

  it('can choose English in the account settings', async () => {
    const { email, as } = await newSpanishReader();
    const details = await at.app.get('User/UserDetailsById', null, as);
    expect(details.body.data.language).toBe('es');
    const saved = await at.app.post('User/UpdateUserProfile', { language: 'en' }, as);
    expect(saved.body.data.language).toBe('en');
    const change = { currentPassword: PASSWORD, newPassword: 'Tall-Grass-Wind-9' };
    expect((await at.app.post('User/ChangePassword', change, as)).status).toBe(200);
    const mail = await lastMailTo(at.app.services, email, 'accounts.password-changed');
    expect(mail.subject).toBe(emailMessages.passwordChangedSubject.text);
  });
});

it.each(['es-MX,es;q=0.9', 'ES'])(
  'Accept-Language %j is a page in Spanish',
  async (acceptLanguage) => {
    const email = at.freshEmail();
    await at.register({ email }, { 'accept-language': acceptLanguage });
    expect((await at.mailTo(email)).subject).toBe(emailMessages.verifySubject.spanish);
  },
);

it.each(['en', 'fr', 'est', 'en,es'])('Accept-Language %j is one in English', async (given) => {
  const email = at.freshEmail();
  await at.register({ email }, { 'accept-language': given });
  expect((await at.mailTo(email)).subject).toBe(emailMessages.verifySubject.text);
});

it('a language that there is none of is refused', async () => {
  const as = await at.app.signInNew();
  const refused = await at.app.post('User/UpdateUserProfile', { language: 'fr' }, as);
  expect(refused).toMatchObject({ status: 400, body: { code: 'bad-input' } });
});

it('a confirmation includes nothing that was typed', async () => {
  const email = at.freshEmail();
  await at.register({ email, first_name: 'Visit', last_name: 'Casino' });
  const mail = await at.mailTo(email);
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Visit|Casino/);
});
