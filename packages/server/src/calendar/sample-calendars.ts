import { actAsMailbox } from '#accounts';
import { atomically, type Database } from '#platform';
import { storeCalendarSettings, type WorkingHours } from './calendar-store.ts';

/** Whose calendar it is, when they work from Monday to Friday and on Saturday, their video link. */
const samples = `
daniel.okafor|09:00-18:00|10:00-15:00|
priya.raman|08:30-17:00||https://meet.example/priya-raman
ellen.kowalski|10:00-18:30|09:00-13:00|https://meet.example/ellen-kowalski`;

/** Gives agents of a demo working hours and a link for video tours, where they have set nothing. */
export async function addSampleCalendars(db: Database): Promise<void> {
  for (const row of samples.trim().split('\n')) {
    const [name = '', weekdays = '', saturday = '', videoLink = ''] = row.split('|');
    const actor = await actAsMailbox(db, `${name}@prairieandmain.example`);
    if (!actor) continue;
    const { personId } = actor.caller;
    const hours = { ...hoursOf(['1', '2', '3', '4', '5'], weekdays), ...hoursOf(['6'], saturday) };
    await atomically(db, (tx) =>
      storeCalendarSettings(tx, personId, { hours, videoLink, version: 0 }),
    );
  }
}

function hoursOf(days: readonly string[], text: string): WorkingHours {
  const [opens, closes] = text.split('-');
  if (!opens || !closes) return {};
  return Object.fromEntries(days.map((day) => [day, [opens, closes] as const]));
}
