import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { NOBODY } from '../../packages/contract/src/platform/index.ts';
import { tourEmailMessages } from '../../packages/server/src/leads/messages/tour-emails.ts';
import { ownTourMessages } from '../../packages/web/app/leads/messages/own-tours.ts';
import { tourAnswerMessages } from '../../packages/web/app/leads/messages/tour-answer.ts';
import { tourMessages } from '../../packages/web/app/leads/messages/tours.ts';
import { newMailbox } from '../accounts.ts';
import { linkIn, readMail } from '../mails.ts';
import { askForHomes, expect } from '../site-test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By Omaha's calendar. */
export function inDays(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant of a wall time in Omaha, by the browser, whose clock is there. */
export const instantOf = (page: Page, wall: string): Promise<string> =>
  page.evaluate((time) => new Date(time).toISOString(), wall);

/** What a page of a tour says about it. */
export const tourState = (page: Page): Locator => page.getByRole('main').locator('p[role=status]');

export interface AskedTour {
  /** The mailbox of who asked. */
  email: string;
  street: string;
}

/** A visitor asks for a tour three days from now, at 10:30 or 14:00. The team gets the request. */
export async function askForTour(page: Page, request: APIRequestContext): Promise<AskedTour> {
  const email = newMailbox();
  // No rule of the demo is about it, so that the team gets the request.
  const { value } = await askForHomes(request, { sortby: 'priceasc', propertytype: 'House' });
  const home = value.find(({ city, price }) => city !== 'Elkhorn' && price < 900_000);
  const asked = await request.post('/api/v1/Property/RequestTour', {
    data: {
      ...{ propertyId: home?.listingid, userId: NOBODY, firstName: 'Hazel Moreno', email },
      ...{ phone: '4025550187', comments: 'Is there a workshop?', address: null },
      ...{ inPersonTour: true, videoChatTour: false },
      ...{ date_Time: await instantOf(page, `${inDays(3)}T10:30`), time: ['10:30', '14:00'] },
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  return { email, street: String(home?.street_address) };
}

/** Opens the link of the team's email with this subject. */
export async function openReply(page: Page, { street }: AskedTour, subject: string): Promise<void> {
  await page.goto(linkIn(await readMail(page.request, street, subject), '/tourreply'));
}

export const confirmTour = (page: Page): Promise<void> =>
  page.getByRole('button', { name: tourAnswerMessages.confirm() }).click();

/** The client opens the confirmation’s link and asks for four in the afternoon of the next day. */
export async function moveTour(page: Page, { email }: AskedTour): Promise<void> {
  const confirmed = tourEmailMessages.confirmedSubject.text.split('{')[0] ?? '';
  await page.goto(linkIn(await readMail(page.request, email, confirmed), '/mytour'));
  await expect(tourState(page)).toContainText('10:30');
  await page.getByText(ownTourMessages.askForTimes()).first().click();
  await page.getByLabel(tourMessages.firstTime()).fill(`${inDays(4)}T16:00`);
  await page.getByRole('button', { name: ownTourMessages.askForTimes() }).click();
  await expect(tourState(page)).toContainText(ownTourMessages.notConfirmed());
  await expect(tourState(page)).toContainText('4:00');
}
