import { NOBODY } from '../../packages/contract/src/platform/index.ts';
import { tourStaffMessages } from '../../packages/server/src/leads/messages/staff-emails.ts';
import { tourEmailMessages } from '../../packages/server/src/leads/messages/tour-emails.ts';
import { ownTourMessages } from '../../packages/web/app/leads/messages/own-tours.ts';
import { tourAnswerMessages } from '../../packages/web/app/leads/messages/tour-answer.ts';
import { tourMessages } from '../../packages/web/app/leads/messages/tours.ts';
import { newMailbox } from '../accounts.ts';
import { expectNothingFound } from '../axe.ts';
import { linkIn, readMail } from '../mails.ts';
import { askForHomes } from '../site-test.ts';
import { expect, test } from './office-test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By Omaha's calendar. */
function inDays(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

test('a tour is confirmed from the email and moved by the client', async ({ page, request }) => {
  const email = newMailbox();
  const state = page.getByRole('main').locator('p[role=status]');
  // No rule of the demo is about it, so that the team gets the request.
  const { value } = await askForHomes(request, { sortby: 'priceasc', propertytype: 'House' });
  const home = value.find(({ city, price }) => city !== 'Elkhorn' && price < 900_000);
  const day = inDays(3);
  const asked = await request.post('/api/v1/Property/RequestTour', {
    data: {
      ...{ propertyId: home?.listingid, userId: NOBODY, firstName: 'Hazel Moreno', email },
      ...{ phone: '4025550187', comments: 'Is there a workshop?', address: null },
      ...{ inPersonTour: true, videoChatTour: false },
      ...{ date_Time: await instantOf(page, `${day}T10:30`), time: ['10:30', '14:00'] },
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);

  const wanted = tourStaffMessages.wantedSubject({ home: '' }).trim();
  await page.goto(
    linkIn(await readMail(request, String(home?.street_address), wanted), '/tourreply'),
  );
  await expect(page.getByText('Is there a workshop?')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: tourAnswerMessages.confirm() }).click();
  await expect(state).toContainText(tourMessages.confirmedFor());

  const confirmed = tourEmailMessages.confirmedSubject.text.split('{')[0] ?? '';
  await page.goto(linkIn(await readMail(request, email, confirmed), '/mytour'));
  await expect(state).toContainText('10:30');
  await page.getByText(ownTourMessages.askForTimes()).first().click();
  await page.getByLabel(tourMessages.firstTime()).fill(`${inDays(4)}T16:00`);
  await page.getByRole('button', { name: ownTourMessages.askForTimes() }).click();
  await expect(state).toContainText(ownTourMessages.notConfirmed());
  await expect(state).toContainText('4:00');
  await expectNothingFound(page);

  const moved = tourStaffMessages.clientChangedSubject({ home: '' }).trim();
  await page.goto(
    linkIn(await readMail(request, String(home?.street_address), moved), '/tourreply'),
  );
  await page.getByRole('button', { name: tourAnswerMessages.confirm() }).click();
  await expect(state).toContainText('4:00');
});

/** The instant of a wall time in Omaha, by the browser, whose clock is there. */
const instantOf = (page: import('@playwright/test').Page, wall: string) =>
  page.evaluate((time) => new Date(time).toISOString(), wall);
