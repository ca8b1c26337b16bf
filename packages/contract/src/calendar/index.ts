export { calendarCalls } from './calls.ts';
export type { WireMyCalendar } from './endpoints/calendar-endpoints.ts';
export * as calendarEndpoints from './endpoints/calendar-endpoints.ts';
export { calendarRefusalsInSpanish } from './refusals.es.ts';
export { calendarRefusals } from './refusals.ts';
export { readHours, type WeekdayField, weekdayFields } from './working-hours.ts';
