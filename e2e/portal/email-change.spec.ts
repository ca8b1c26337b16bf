import { emailMessages } from '../../packages/server/src/accounts/messages/emails.ts';
import { ownMessages } from '../../packages/web/app/accounts/messages/own.ts';
import { signInPageMessages } from '../../packages/web/app/surfaces/site/messages/sign-in-pages.ts';
import { linkIn, readMail } from '../mails.ts';
import { expect, openAccount, sectionOf, signIn, test } from './portal-test.ts';

test('another email takes effect once its link is used, and is undone from the old one', async ({
  page,
  request,
}) => {
  const client = await openAccount(page, request);
  const email = sectionOf(page, ownMessages.email());
  const wanted = client.email.replace('journey-', 'moved-');
  await email.getByLabel(ownMessages.newEmail()).fill(wanted);
  await email.getByLabel(ownMessages.currentPassword(), { exact: true }).fill(client.password);
  await email.getByRole('button', { name: ownMessages.changeEmail() }).click();
  const asked = await readMail(request, wanted, emailMessages.emailChangeSubject());
  await expect(email).toContainText(wanted);

  const link = linkIn(asked, '/verifyidentity');
  await page.goto(link);
  expect((await signIn(page, client)).status, 'looking at the link changes nothing').toBe(200);
  await page.getByRole('button', { name: signInPageMessages.confirmNewEmail() }).click();
  await expect(
    page.getByRole('button', { name: signInPageMessages.confirmNewEmail() }),
  ).toBeHidden();
  expect((await signIn(page, client)).status).toBe(400);
  expect((await signIn(page, { ...client, email: wanted })).status).toBe(200);

  const told = await readMail(request, client.email, emailMessages.emailChangedSubject());
  await page.goto(linkIn(told, '/verifyidentity'));
  await page.getByRole('button', { name: signInPageMessages.undoEmail() }).click();
  await expect(page.getByRole('button', { name: signInPageMessages.undoEmail() })).toBeHidden();
  expect((await signIn(page, { ...client, email: wanted })).status).toBe(400);
  await readMail(request, client.email, emailMessages.setPassword());
});
