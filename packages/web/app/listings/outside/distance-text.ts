const METRES_PER_MILE = 1609.344;

/** "0.4 mi", "12.3 mi". */
export function milesText(metres: number): string {
  return `${(metres / METRES_PER_MILE).toFixed(1)} mi`;
}

/** "1 min", "35 min", "1 h 5 min", from minutes. */
export function minutesText(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
