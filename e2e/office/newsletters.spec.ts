import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { newsletterMessages as messages } from '../../packages/web/app/leads/desk/messages/newsletters.ts';
import { newMailbox } from '../accounts.ts';
import { expectNothingFound } from '../axe.ts';
import { cast } from '../cast.ts';
import { readMail } from '../mails.ts';
import { expect, openAs, test } from './office-test.ts';

test('the office writes a newsletter, looks at it, tests it, and can stop it for a minute', async ({
  page,
}) => {
  const subject = `Snow on the roof ${newMailbox().slice(0, 14)}`;
  await openAs(page, 'admin', '/newsletters');
  await page.getByRole('button', { name: messages.add() }).click();
  const form = page.getByRole('dialog', { name: messages.add() });
  await form.getByLabel('Subject', { exact: false }).first().fill(subject);
  await form
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('# Look up\n\nIcicles **cost** heat.');
  const live = form.getByRole('region', { name: deskMessages.preview() });
  await expect(live.getByRole('heading', { name: 'Look up' })).toBeVisible();
  await expectNothingFound(page);
  await form.getByRole('button', { name: deskMessages.save() }).click();
  await expect(page.getByText(deskMessages.added({ name: subject }))).toBeVisible();

  const act = async (name: string) => {
    await page.getByRole('button', { name: deskMessages.actionsFor({ name: subject }) }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act(messages.preview());
  const preview = page.getByRole('dialog', { name: messages.previewOf({ name: subject }) });
  const shown = preview.getByRole('group', { name: deskMessages.emailShown() });
  await expect(shown.getByRole('heading', { name: 'Look up' })).toBeVisible();
  await expectNothingFound(page);
  await preview.getByText(messages.asText()).click();
  await expect(preview).toContainText('Icicles cost heat.');
  await page.keyboard.press('Escape');

  await act(messages.test());
  const test = await readMail(page.request, cast.admin, `[Test] ${subject}`);
  expect(test).toContain('Icicles cost heat.');

  await act(messages.send());
  const sending = page.getByRole('dialog', { name: messages.sendTitle({ name: subject }) });
  await expectNothingFound(page);
  await sending.getByRole('button', { name: messages.sendNow(), exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText(messages.scheduled());
  await act(messages.stop());
  await expect(page.getByText(messages.stopped({ name: subject }))).toBeVisible();
  await expect(row).toContainText(messages.draft());
});
