import { randomUUID } from 'node:crypto';
import { peopleMessages } from '../../packages/web/app/accounts/messages/people.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { transferMessages } from '../../packages/web/app/leads/desk/messages/transfers.ts';
import { callAs, expect, makePerson, openAs, test } from './office-test.ts';

interface Holder {
  id: string;
  name: string;
  leads: number;
}

test('before someone leaves, their lead goes to a colleague', async ({ page }) => {
  await openAs(page, 'admin', '/usermanagement');
  const last_name = `Quist${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)}`;
  const leaving = await makePerson(page, { first_name: 'Lea', last_name, role: 'agent' });
  const holders = await callAs(page.request, { path: 'lead-transfers/people', method: 'GET' });
  const giver = (holders.body.data as Holder[]).find(({ leads }) => leads > 0);
  if (!giver) throw new Error('The demo has no leads');
  const agentIds = [giver.id];
  const owned = await callAs(page.request, {
    ...{ path: 'AdminUserApp/GetleadsAgents', data: { agentIds } },
  });
  const [lead] = owned.body.data as { id: string; name: string }[];
  const data = { fromAgentId: giver.id, toAgentId: leaving.id, leadIds: [lead?.id] };
  const path = 'AdminUserApp/AssignLeadToAnotherAgent';
  expect((await callAs(page.request, { path, data })).status).toBe(200);

  await page.goto(`/users/${leaving.id}`);
  const name = deskMessages.actionsFor({ name: `Lea ${last_name}` });
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: peopleMessages.delete() }).click();
  await page.getByRole('link', { name: peopleMessages.moveLeadsApart() }).click();
  const action = { action: transferMessages.move(), name: String(lead?.name) };
  await page.getByRole('button', { name: deskMessages.actionOn(action) }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByPlaceholder(transferMessages.choose()).fill(giver.name);
  await page.getByRole('option', { name: giver.name }).click();
  await drawer.getByRole('button', { name: transferMessages.moveNow({ count: 1 }) }).click();
  await expect(page.getByText(transferMessages.none()).first()).toBeVisible();
  await expect(page.getByText(transferMessages.moved()).first()).toBeVisible();
  const after = await callAs(page.request, { path: `users/${leaving.id}/handover`, method: 'GET' });
  expect((after.body.data as { held: object[] }).held).toEqual([]);
});
