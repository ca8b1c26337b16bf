import { randomUUID } from 'node:crypto';
import { leadEndpoints } from '../../packages/contract/src/leads/index.ts';
import { NOBODY } from '../../packages/contract/src/platform/index.ts';
import { leadNotificationMessages } from '../../packages/server/src/leads/messages/notifications.ts';
import {
  deskNotificationMessages as messages,
  ownNotificationMessages,
} from '../../packages/web/app/messaging/messages.ts';
import { portalMessages } from '../../packages/web/app/surfaces/portal/messages.ts';
import { asClient, newMailbox } from '../accounts.ts';
import { expectNothingFound } from '../axe.ts';
import { askForHomes } from '../site-test.ts';
import { callAs, expect, openAs, test } from './office-test.ts';

const bell = (unread: string) => new RegExp(`^${messages.bellUnknown()}${unread}`);

test('the bell shows without a reload that a lead asks something, and leads there', async ({
  page,
  request,
}) => {
  const lastName = `Marlow${randomUUID().replace(/[^a-z]/g, '')}`.slice(0, 20);
  const email = newMailbox();
  const write = async (message: string) => {
    const data = { first_name: 'Ida', last_name: lastName, email, phone: '4025550184', message };
    const sent = await request.post(`/api/v1/${leadEndpoints.saveContact.path}`, { data });
    expect(sent.status(), await sent.text()).toBe(200);
  };
  await write('Which homes have a yard?');
  await openAs(page, 'agent', '/newleads');
  const { body } = await callAs(page.request, { method: 'GET', path: 'inquiries?pageSize=100' });
  const waiting = body.data as { name: string; leadId: string }[];
  const leadId = waiting.find(({ name }) => name.includes(lastName))?.leadId;
  await callAs(page.request, { method: 'PUT', path: `leads/${leadId}/claim` });
  await expect(page.getByRole('button', { name: bell('') })).toBeVisible();

  await write('And which have a garage?');
  const button = page.getByRole('button', { name: bell(', \\d+ unread') });
  await expect(button).toBeVisible();
  await button.click();
  const panel = page.getByRole('dialog', { name: messages.title() });
  const text = leadNotificationMessages.inquired({ name: `Ida ${lastName}` });
  await expect(panel.getByRole('link', { name: text })).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  // Leaving the page before would take the call back.
  const read = page.waitForResponse('**/api/v1/notifications/*/read');
  await panel.getByRole('link', { name: text }).click();
  await read;
  await expect(page).toHaveURL(/\/newleads$/);
  await page.goto('/notifications?state=read');
  await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
});

test('a client sees that their tour is confirmed', async ({ page, browser }) => {
  await asClient(page);
  const [home] = (await askForHomes(page.request, {})).value;
  const comments = randomUUID();
  const asked = await callAs(page.request, {
    path: 'Property/RequestTour',
    data: {
      ...{ propertyId: home?.listingid, userId: NOBODY, firstName: 'Rosa Delgado', comments },
      ...{ email: newMailbox(), phone: '4025550185', address: home?.street_address },
      ...{ inPersonTour: true, videoChatTour: false, time: ['10:30'] },
      date_Time: new Date(`${inThreeDays()}T16:30:00Z`).toISOString(),
    },
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);

  const office = await browser.newPage();
  await openAs(office, 'superAdmin', '/newleads');
  const list = await callAs(office.request, { method: 'GET', path: 'tour-requests?pageSize=100' });
  const tours = list.body.data as { id: string; comments: string; startsAt: string[] }[];
  const tour = tours.find((one) => one.comments === comments);
  const confirmed = await callAs(office.request, {
    path: `tour-requests/${tour?.id}/confirm`,
    data: { version: 1, startsAt: tour?.startsAt[0], isForced: true },
  });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  await office.close();

  await page.goto('/property-list/notifications');
  await expect(
    page.getByRole('heading', { level: 1, name: portalMessages.notifications() }),
  ).toBeVisible();
  await expect(page.getByText(ownNotificationMessages.unread({ count: 1 }))).toBeVisible();
  await expectNothingFound(page);
  await page
    .getByRole('button', { name: String(home?.street_address) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/property-list\/tours$/);
  await page.goto('/es/property-list/notifications');
  const spanish = portalMessages.notifications.spanish ?? '';
  await expect(page.getByRole('heading', { level: 1, name: spanish })).toBeVisible();
});

/** A day for a tour, in Omaha the same as in UTC at that hour. */
function inThreeDays(): string {
  return new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10);
}
