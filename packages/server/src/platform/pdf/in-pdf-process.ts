import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { refuse } from '../refusal-error.ts';
import { workQueue } from '../work-queue.ts';
import type { PdfTaskName, PdfTasks } from './pdf-tasks.ts';

const PROGRAM = fileURLToPath(new URL('./reading-program.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
const MAX_WAITING = 10;

interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
  /** Of the answer. */
  readonly answerBytes: number;
}

const limits: Readonly<Record<PdfTaskName, Limits>> = {
  check: { seconds: 5, megabytes: 400, answerBytes: 1000 },
  join: { seconds: 20, megabytes: 600, answerBytes: 100 * MEGABYTE },
  'add-field': { seconds: 20, megabytes: 600, answerBytes: 100 * MEGABYTE },
};

/** Of one visitor: others’ documents don’t wait for theirs. */
const WAITING_EACH = 3;

const inTurn = workQueue(MAX_WAITING, 1, WAITING_EACH);

/**
 * Does a task with PDFs that others made, in a process of its own, because a small file can unpack
 * to any size and a broken one can be read forever. Refuses (pdf-unusable) what can't be read, or
 * takes more time or memory than the task has or a longer answer, and (busy) if too many wait.
 */
export function inPdfProcess<Name extends PdfTaskName>(
  name: Name,
  given: PdfTasks[Name]['given'],
): Promise<PdfTasks[Name]['answer']> {
  return inTurn(async () => {
    const answer = await runProgram(serialize({ name, given }), limits[name]);
    return answer ? (deserialize(answer) as PdfTasks[Name]['answer']) : refuse('pdf-unusable');
  });
}

/** Null if the program ended without an answer, or was ended. */
function runProgram(
  task: Buffer,
  { seconds, megabytes, answerBytes }: Limits,
): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        '--max-old-space-size=256',
        '--disable-warning=ExperimentalWarning',
        PROGRAM,
        String(megabytes * MEGABYTE),
      ],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {},
        timeout: seconds * 1000,
        killSignal: 'SIGKILL',
      },
    );
    const pieces: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > answerBytes) child.kill('SIGKILL');
      else pieces.push(piece);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(pieces) : null));
    // The program may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(task);
  });
}
