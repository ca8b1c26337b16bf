import { calendarRefusals } from '@homestead/contract/calendar';
import { refuserOf } from '#platform';

/** Throws a refusal from the calendar room's catalog. */
export const refuseCalendar = refuserOf(calendarRefusals);
