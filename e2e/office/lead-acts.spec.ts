import { randomUUID } from 'node:crypto';
import { leadDetailLabels } from '../../packages/contract/src/leads/index.ts';
import { actMessages } from '../../packages/web/app/leads/desk/messages/acts.ts';
import { consentMessages } from '../../packages/web/app/leads/desk/messages/consents.ts';
import { leadEmailMessages } from '../../packages/web/app/leads/desk/messages/emails.ts';
import { inquiryMessages } from '../../packages/web/app/leads/desk/messages/inquiries.ts';
import { leadRecordMessages as messages } from '../../packages/web/app/leads/desk/messages/lead-record.ts';
import { expectNothingFound } from '../axe.ts';
import { expect, newEmail, openAs, test } from './office-test.ts';

test('an agent sends homes, books a tour and refers a lead from its page', async ({ page }) => {
  const name = `Vesna Kolar${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8)}`;
  const [first = '', last = ''] = name.split(' ');
  await openAs(page, 'superAdmin', '/newleads');
  await page.getByRole('button', { name: messages.add() }).click();
  const lead = page.getByRole('dialog');
  await lead.getByLabel(leadDetailLabels.firstName).fill(first);
  await lead.getByLabel(leadDetailLabels.lastName).fill(last);
  await lead.getByLabel(leadDetailLabels.email).fill(newEmail());
  await lead.getByRole('button', { name: messages.add() }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: actMessages.sendHomes() }).click();
  const letter = page.getByRole('dialog', { name: actMessages.sendHomesTitle({ name }) });
  const homes = letter.getByRole('combobox', { name: leadEmailMessages.homes() });
  await homes.fill('Chicago');
  await page.getByRole('option').first().click();
  await letter.getByRole('textbox', { name: 'Message' }).fill('Two that fit, {{first_name}}.');
  await letter.getByLabel(leadEmailMessages.sendLater()).check();
  await letter.getByLabel(leadEmailMessages.sendAt({ area: 'Omaha' })).fill('2027-01-15T09:30');
  await expectNothingFound(page);
  await letter.getByRole('button', { name: leadEmailMessages.schedule() }).click();
  await expect(page.getByRole('heading', { name: leadEmailMessages.later() })).toBeVisible();
  await page.getByRole('button', { name: leadEmailMessages.cancel() }).click();
  const question = page.getByRole('dialog', { name: leadEmailMessages.cancelTitle() });
  await question.getByRole('button', { name: leadEmailMessages.cancel() }).click();
  await expect(page.getByText(leadEmailMessages.canceled())).toBeVisible();

  // What someone agreed to is written down without a text, and their messages open.
  const consent = page.getByRole('region', { name: consentMessages.title() });
  await consent.getByRole('button', { name: consentMessages.record() }).click();
  const said = page.getByRole('dialog', { name: consentMessages.recordTitle({ name }) });
  await said.getByRole('combobox', { name: 'What', exact: true }).click();
  await page.getByRole('option', { name: consentMessages.marketingEmails() }).click();
  await said.getByLabel('In which words').fill('Yes, send me new homes.');
  await expectNothingFound(page);
  await said.getByRole('button', { name: consentMessages.record() }).click();
  await expect(
    consent.getByText(new RegExp(`^${consentMessages.marketingEmails()}: Agreed`)),
  ).toContainText('On the phone');
  await page.getByRole('button', { name: inquiryMessages.messagesOf({ name }) }).click();
  const messagesOf = page.getByRole('dialog', { name: inquiryMessages.messagesOf({ name }) });
  await expect(messagesOf.getByText(inquiryMessages.noMessages())).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: actMessages.refer() }).click();
  const referral = page.getByRole('dialog', { name: actMessages.referTitle({ name }) });
  await referral.getByLabel('Agent').fill('Casey Morgan');
  await referral.getByLabel('Brokerage').fill('Front Range Homes');
  await referral.getByLabel('Referral fee in percent').fill('25');
  await expectNothingFound(page);
  await referral.getByRole('button', { name: actMessages.refer() }).click();
  await expect(page.getByRole('heading', { name: actMessages.referrals() })).toBeVisible();
  await expect(page.getByText(actMessages.fee({ percent: '25.00' }))).toBeVisible();
});
