import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { localArea } from '@homestead/contract/platform';
import { CalendarError } from './calendar-error.ts';
import { feedMessages } from './messages.ts';
import type { TimeSpan } from './read-busy-times.ts';

const PROGRAM = fileURLToPath(new URL('./busy-times-program.ts', import.meta.url));
const MAX_SECONDS = 10;

/**
 * When a calendar is busy within a span. A process of its own reads it, for at most ten seconds and
 * 256 MB, because a rule for repetition can run forever. Throws {@link CalendarError}.
 */
export async function readCalendar(text: string, { from, to }: TimeSpan): Promise<TimeSpan[]> {
  const read = await run(text, [from.toISOString(), to.toISOString(), localArea().timeZone]);
  if (read === null) throw new CalendarError(feedMessages.tooComplex());
  const { spans, problem } = JSON.parse(read) as {
    spans?: { from: string; to: string }[];
    problem?: string;
  };
  if (!spans) throw new CalendarError(problem);
  return spans.map((span) => ({ from: new Date(span.from), to: new Date(span.to) }));
}

/** What the program wrote; null if it was ended. */
function run(text: string, given: readonly string[]): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning', ...[PROGRAM, ...given]],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {},
        timeout: MAX_SECONDS * 1000,
        killSignal: 'SIGKILL',
      },
    );
    let answer = '';
    child.stdout.on('data', (piece) => {
      answer += String(piece);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? answer : null));
    // The program may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });
}
