/** A time of the day, HH:MM: "5:00 PM" in both languages. Empty where there is none. */
export function formatTime(time: unknown): string {
  if (typeof time !== 'string') return '';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
