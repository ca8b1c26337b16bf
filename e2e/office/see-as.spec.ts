import { peopleMessages } from '../../packages/web/app/accounts/messages/people.ts';
import { rosterMessages } from '../../packages/web/app/leads/desk/messages/roster.ts';
import { taskDeskMessages } from '../../packages/web/app/leads/desk/messages/tasks.ts';
import { shellMessages } from '../../packages/web/app/surfaces/office/messages/shell.ts';
import { desk, expectNoSidewaysScroll, phone } from '../axe.ts';
import { expect, makePerson, openAs, sidebarOf, test } from './office-test.ts';

// The forbidden page answers 403.
test.use({ expectedStatuses: [403] });

test('an admin sees the office as an agent, changes nothing, and exits on a phone', async ({
  page,
}) => {
  await page.setViewportSize(desk.look.viewport);
  await openAs(page, 'admin', '/usermanagement');
  const { id } = await makePerson(page, { first_name: 'Sam', last_name: 'Seen', role: 'agent' });
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: peopleMessages.seeAs() }).click();
  const said = shellMessages.seeingAs({ name: 'Sam Seen', role: 'Agent' });
  await expect(page.getByText(said)).toBeVisible();
  await expect(page).toHaveURL(/\/leads$/);
  const audit = sidebarOf(page).getByRole('link', { name: shellMessages.audit() });
  await expect(audit).toHaveCount(0);

  await page.goto('/tasks');
  await expect(page.getByText(said)).toBeVisible();
  const newTask = page.getByRole('button', { name: taskDeskMessages.add() });
  await expect(newTask).toHaveAttribute('aria-disabled', 'true');
  await newTask.focus();
  const reason = shellMessages.readOnlyAs({ name: 'Sam Seen' });
  await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
  await newTask.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/audit');
  await expect(page).toHaveURL(/\/forbidden/);

  await page.goto('/accountsetting');
  await expect(page).toHaveURL(/\/forbidden/);

  await page.setViewportSize(phone.look.viewport);
  await page.goto('/my-day');
  await expect(page.getByText(said)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/property-list');
  await expect(page.getByText('You’re viewing as Sam Seen (Agent).')).toBeVisible();
  await page.goto('/my-day');
  await page.getByRole('button', { name: shellMessages.exitSeeing() }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`));
  await expect(page.getByText(said)).toHaveCount(0);
});

test('the roster shows what expires soon, as cards on a phone', async ({ page }) => {
  await openAs(page, 'admin', '/roster?expiring=90');
  await expect(page.getByRole('heading', { name: rosterMessages.title() })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/Expires|Expired/);
  await page.setViewportSize(phone.look.viewport);
  await expectNoSidewaysScroll(page);
});
