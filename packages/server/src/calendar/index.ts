export { calendarSeal } from './calendar-seal.ts';
export { openCalendar } from './calendar-services.ts';
export { type BusyReason, findBusyTimes, findVideoLink } from './find-busy-times.ts';
export { calendarRoom } from './plugin.ts';
