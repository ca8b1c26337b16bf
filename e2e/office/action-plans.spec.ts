import { randomUUID } from 'node:crypto';
import { leadEmailMessages as emails } from '../../packages/web/app/leads/desk/messages/emails.ts';
import { planDeskMessages as plans } from '../../packages/web/app/leads/desk/messages/plans.ts';
import { timelineMessages } from '../../packages/web/app/leads/desk/messages/timeline.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { expect, connectedTest as test } from '../connected-site.ts';
import { answerMail, deliveredMail } from '../delivered-mails.ts';
import { callAs, newEmail, openAs } from './office-test.ts';

for (const size of [desk, phone]) {
  test.describe(`at ${size.name}`, () => {
    test.use(size.look);

    test('a plan is written, runs on a lead, and an email from the lead pauses it', async ({
      page,
      request,
      baseURL: site = '',
    }) => {
      const name = `First days ${randomUUID().slice(0, 6)}`;
      await openAs(page, 'superAdmin', '/action-plans', site);
      await page.getByRole('button', { name: plans.add() }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel('Name').fill(name);
      await drawer.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      const addStep = async (kind: string) => {
        await page.getByRole('button', { name: plans.addStep() }).click();
        await page.getByRole('menuitem', { name: kind }).click();
      };
      await addStep(plans.wait());
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Wait 1 business day').first()).toBeVisible();
      await addStep(plans.task());
      await drawer.getByLabel('Title').fill('Call the new lead');
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Call: Call the new lead').first()).toBeVisible();
      await page.getByRole('button', { name: plans.use(), exact: true }).click();
      await expect(page.getByRole('button', { name: plans.stopUsing() })).toBeVisible();
      await expectNothingFound(page);
      await expectNoSidewaysScroll(page);

      const email = newEmail();
      const data = { firstName: 'Ida', lastName: 'Novak', email, phone: '4025550178' };
      const made = await callAs(page.request, { path: 'AdminLead/CreateLead', data, site });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const id = (made.body.data as { id: string }).id;
      await page.goto(`/leads/${id}`);
      await page.getByRole('button', { name: plans.start() }).click();
      await drawer.getByRole('combobox', { name: 'Plan' }).click();
      await page.getByRole('option', { name }).click();
      await drawer.getByRole('button', { name: plans.start() }).click();
      const run = page.getByRole('article').filter({ hasText: name });
      await expect(run).toContainText('Call: Call the new lead');

      const subject = `Homes with a yard ${randomUUID().slice(0, 6)}`;
      await page.getByRole('tab', { name: timelineMessages.email() }).click();
      const letter = page.getByRole('tabpanel', { name: timelineMessages.email() });
      await letter.getByLabel('Subject').fill(subject);
      await letter.getByRole('textbox', { name: 'Message' }).fill('Hello Ida, three of them fit.');
      await letter.getByRole('button', { name: emails.send() }).click();
      const sent = await deliveredMail(email, subject);
      await answerMail(request, sent, { from: email, text: 'The second one looks good.' });
      await expect(run).toContainText('Paused. They answered by email.');
      await expect(page.getByText(`Plan paused: ${name}. They answered by email.`)).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}
