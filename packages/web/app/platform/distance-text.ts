import { platformMessages } from './messages.ts';

const METERS_PER_MILE = 1609.344;

/** "0.4 mi", "12.3 mi". */
export function milesText(meters: number): string {
  return platformMessages.miles({ miles: (meters / METERS_PER_MILE).toFixed(1) });
}

/** "1 min", "35 min", "1 h 5 min", from minutes. */
export function minutesText(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [
    hours > 0 && platformMessages.hours({ hours: String(hours) }),
    rest > 0 && platformMessages.minutes({ minutes: String(rest) }),
  ]
    .filter(Boolean)
    .join(' ');
}
