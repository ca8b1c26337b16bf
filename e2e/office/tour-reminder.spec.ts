import { writeFile } from 'node:fs/promises';
import { tourStaffMessages } from '../../packages/server/src/leads/messages/staff-emails.ts';
import { tourEmailMessages } from '../../packages/server/src/leads/messages/tour-emails.ts';
import { clockTest as test } from '../clock-test.ts';
import { linkIn, readMail } from '../mails.ts';
import { expect } from '../site-test.ts';
import {
  askForTour,
  confirmTour,
  inDays,
  instantOf,
  moveTour,
  openReply,
  tourState,
} from './tour-steps.ts';

test.setTimeout(300_000);

test('a tour that was moved is reminded of the day before its new time', async ({
  page,
  request,
  aheadFile,
}) => {
  const setClock = async (wall: string) =>
    writeFile(aheadFile, String(Date.parse(await instantOf(page, wall)) - Date.now()));
  const tour = await askForTour(page, request);
  await openReply(page, tour, tourStaffMessages.wantedSubject({ home: '' }).trim());
  await confirmTour(page);
  await expect(tourState(page)).toContainText('10:30');
  await moveTour(page, tour);
  await openReply(page, tour, tourStaffMessages.clientChangedSubject({ home: '' }).trim());
  await confirmTour(page);
  await expect(tourState(page)).toContainText('4:00');

  const subject = tourEmailMessages.reminderSubject.text.split('{')[0] ?? '';
  /** Those to this client; the demo has tours of its own. */
  const reminders = async () =>
    (await (await request.get('/dev/outbox')).text())
      .split('<tr>')
      .filter((row) => row.includes(tour.email) && row.includes('leads.tour-reminder'));
  expect(await reminders()).toEqual([]);
  // A day before the new time; the first one has passed.
  await setClock(`${inDays(3)}T16:01`);
  await expect.poll(async () => (await reminders()).length, { timeout: 120_000 }).toBe(1);
  const mail = await readMail(request, tour.email, subject);
  expect(mail).toContain('4:00 PM');
  await page.goto(linkIn(mail, '/mytour'));
  await expect(tourState(page)).toContainText('4:00');
});
