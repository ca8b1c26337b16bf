export { calendarSeal } from './calendar-seal.ts';
export { openCalendar } from './calendar-services.ts';
export { type BusyReason, findBusyTimes } from './find-busy-times.ts';
export { findVideoLinks } from './find-video-links.ts';
export { calendarRoom } from './plugin.ts';
