import { readFileSync } from 'node:fs';

/*
 * Loaded into a started program before everything else (`--import`): its clock is ahead by as many
 * milliseconds as the file at CLOCK_AHEAD_FILE says, which a journey may change while it runs. The
 * database keeps the real time.
 */

const RealDate = Date;
let ahead = 0;

function readAhead(): void {
  try {
    ahead = Number(readFileSync(String(process.env.CLOCK_AHEAD_FILE), 'utf8')) || 0;
  } catch {
    // Not written yet.
  }
}

setInterval(readAhead, 200).unref();
readAhead();

const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
