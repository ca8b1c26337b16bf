import { linkIn, readMail } from '../mails.ts';
import { expect, openAccount, sectionOf, signIn, test } from './portal-test.ts';

test('another email counts once its link is used, and is taken back from the old one', async ({
  page,
  request,
}) => {
  const client = await openAccount(page, request);
  const email = sectionOf(page, 'Email');
  const wanted = client.email.replace('client-', 'moved-');
  await email.getByLabel('New email').fill(wanted);
  await email.getByLabel('Current password', { exact: true }).fill(client.password);
  await email.getByRole('button', { name: 'Change email' }).click();
  const asked = await readMail(request, wanted, /confirm your new email/i);

  const link = linkIn(asked, '/verifyidentity');
  await page.goto(link);
  expect((await signIn(page, client)).status, 'looking at the link changes nothing').toBe(200);
  await page.getByRole('button', { name: 'Confirm my new email' }).click();
  await expect(page.getByRole('button', { name: 'Confirm my new email' })).toBeHidden();
  expect((await signIn(page, client)).status).toBe(400);
  expect((await signIn(page, { ...client, email: wanted })).status).toBe(200);

  const told = await readMail(request, client.email, /your email address was changed/i);
  await page.goto(linkIn(told, '/verifyidentity'));
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await expect(page.getByRole('button', { name: 'Take the change back' })).toBeHidden();
  expect((await signIn(page, { ...client, email: wanted })).status).toBe(400);
  await readMail(request, client.email, /password/i);
});
