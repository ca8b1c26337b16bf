import { text } from 'node:stream/consumers';
import { CalendarError } from './calendar-error.ts';
import { readBusyTimes } from './read-busy-times.ts';

/*
 * The program that reads a calendar from its input and writes when it is busy, or why it can't be
 * read. Its arguments are the span's ends and the local time zone.
 */
const [from = '', to = '', zone = ''] = process.argv.slice(2);
const calendar = await text(process.stdin);
const answer = JSON.stringify(read());
process.stdout.write(answer, () => process.exit(0));

function read() {
  try {
    const within = { from: new Date(from), to: new Date(to) };
    return { spans: readBusyTimes(calendar, within, zone) };
  } catch (error) {
    if (error instanceof CalendarError) return { problem: error.message };
    throw error;
  }
}
