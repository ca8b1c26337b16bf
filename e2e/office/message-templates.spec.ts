import { randomUUID } from 'node:crypto';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadEmailMessages } from '../../packages/web/app/leads/desk/messages/emails.ts';
import { inquiryMessages } from '../../packages/web/app/leads/desk/messages/inquiries.ts';
import { templateMessages as messages } from '../../packages/web/app/leads/desk/messages/templates.ts';
import { newMailbox } from '../accounts.ts';
import { expectNothingFound } from '../axe.ts';
import { readMail } from '../mails.ts';
import { expect, openAs, test } from './office-test.ts';

/** A name that no other journey uses, in letters, as names must be. */
const lettersOf = (id: string) =>
  `Mac${id
    .replace(/[^0-9a-f]/g, '')
    .slice(0, 10)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;

// A template with an unknown field is refused.
test.use({ expectedStatuses: [400] });

test('an agent writes a template, sees it filled in, and answers a lead with it', async ({
  page,
}) => {
  const email = newMailbox();
  const name = lettersOf(randomUUID());
  const lead = { first_name: 'Odalys', last_name: name };
  const sent = await page.request.post('/api/v1/leads/contact', {
    data: { ...lead, email, phone: '4025550163', message: 'Which homes have a yard?' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await openAs(page, 'agent', '/message-templates');

  await page.getByRole('button', { name: messages.add() }).click();
  const form = page.getByRole('dialog', { name: messages.add() });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Subject').fill('Your question, {{first_name|neighbor}}');
  const text = form.getByRole('textbox', { name: 'Text' });
  await text.fill('Hi {{firstname}}, here are three.');
  await form.getByRole('button', { name: deskMessages.save() }).click();
  await expect(form.getByRole('alert')).toContainText('{{firstname}}');
  await text.fill('Hi {{first_name}}, here are three for {{tour_time|the weekend}}.');
  const live = form.getByRole('region', { name: deskMessages.preview() });
  await expect(live).toContainText('Hi Jordan, here are three for Saturday');
  await expectNothingFound(page);
  await form.getByRole('button', { name: deskMessages.save() }).click();
  await expect(page.getByText(deskMessages.added({ name }))).toBeVisible();

  await page.getByRole('button', { name: deskMessages.actionsFor({ name }) }).click();
  await page.getByRole('menuitem', { name: messages.preview() }).click();
  const preview = page.getByRole('dialog', { name: messages.previewOf({ name }) });
  const shown = preview.getByRole('group', { name: deskMessages.emailShown() });
  await expect(shown).toContainText('Hi Jordan, here are three for Saturday');
  await expectNothingFound(page);
  await preview.getByText(messages.asText()).click();
  await expect(preview).toContainText('Hi Jordan, here are three for Saturday');

  await page.goto('/newleads');
  const whom = `${lead.first_name} ${name}`;
  await page.getByRole('button', { name: deskMessages.actionsFor({ name: whom }) }).click();
  await page.getByRole('menuitem', { name: inquiryMessages.writeEmail() }).click();
  const letter = page.getByRole('dialog', { name: leadEmailMessages.title({ name: whom }) });
  await letter.getByRole('combobox', { name: messages.start() }).click();
  await page.getByRole('option', { name }).click();
  await expect(letter.getByLabel('Subject')).toHaveValue('Your question, Odalys');
  const content = letter.getByRole('textbox', { name: 'Message' });
  await expect(content).toHaveValue('Hi Odalys, here are three for the weekend.');
  await expectNothingFound(page);
  await content.press('End');
  await content.pressSequentially(' Call me!');
  await letter.getByRole('button', { name: leadEmailMessages.send() }).click();
  await expect(page.getByText(leadEmailMessages.sent({ name: whom }))).toBeVisible();
  expect(await readMail(page.request, email, 'Your question, Odalys')).toContain(
    'Hi Odalys, here are three for the weekend. Call me!',
  );
});
