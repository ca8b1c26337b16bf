import { tourStaffMessages } from '../../packages/server/src/leads/messages/staff-emails.ts';
import { tourMessages } from '../../packages/web/app/leads/messages/tours.ts';
import { expectNothingFound } from '../axe.ts';
import { expect, test } from './office-test.ts';
import { askForTour, confirmTour, moveTour, openReply, tourState } from './tour-steps.ts';

test('a tour is confirmed from the email and moved by the client', async ({ page, request }) => {
  const tour = await askForTour(page, request);
  await openReply(page, tour, tourStaffMessages.wantedSubject({ home: '' }).trim());
  await expect(page.getByText('Is there a workshop?')).toBeVisible();
  await expectNothingFound(page);
  await confirmTour(page);
  await expect(tourState(page)).toContainText(tourMessages.confirmedFor());

  await moveTour(page, tour);
  await expectNothingFound(page);

  await openReply(page, tour, tourStaffMessages.clientChangedSubject({ home: '' }).trim());
  await confirmTour(page);
  await expect(tourState(page)).toContainText('4:00');
});
