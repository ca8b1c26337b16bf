import { openAccounts } from '#accounts';
import { defineResealJob, type Room } from '#platform';
import { calendarSeal } from './calendar-seal.ts';
import { deleteCalendars } from './calendar-store.ts';
import { exportCalendar } from './export-calendar.ts';
import { defineCalendarJob } from './fetch-subscriptions.ts';
import { serveMyCalendar } from './my-calendar.ts';
import { addSampleCalendars } from './sample-calendars.ts';
import { serveOwnFeed } from './serve-own-feed.ts';

/** The calendar room: working hours, days off, subscribed calendars, and feeds of the own tours. */
export const calendarRoom: Room = {
  name: 'calendar',
  start(app, services) {
    serveMyCalendar(app, services);
    serveOwnFeed(app, services);
    defineCalendarJob(services);
    defineResealJob(services, 'calendar.reseal', [calendarSeal]);
    openAccounts(services).personData.register({
      room: 'calendar',
      exportOf: exportCalendar,
      erase: deleteCalendars,
    });
  },
  async opened({ db, settings }) {
    if (settings.mode === 'demo') await addSampleCalendars(db);
  },
};
