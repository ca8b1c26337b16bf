import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { refuse } from '../refusal-error.ts';
import { workQueue } from '../work-queue.ts';
import { CONTENT, type Treatment } from './file-purpose.ts';

const PROGRAM = fileURLToPath(new URL('./pdf-program.ts', import.meta.url));
const MAX_SECONDS = 5;
const MAX_WAITING = 10;

const inTurn = workQueue(MAX_WAITING);

/**
 * The treatment of PDFs with up to `maxPages` pages: they stay as they are. Refuses (pdf-unusable)
 * one that is damaged or encrypted, has more pages, scripts, programs to start, embedded files or
 * an XFA form, or takes more than five seconds or 400 MB to read, and (busy) if too many wait. A
 * process of its own reads it, because a small file can unpack to any size.
 */
export function checkPdf(maxPages: number): Treatment {
  return (bytes) =>
    inTurn(async () => {
      if (!(await isUsable(bytes, maxPages))) return refuse('pdf-unusable');
      return { [CONTENT]: bytes };
    });
}

function isUsable(bytes: Buffer, maxPages: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        '--max-old-space-size=256',
        '--disable-warning=ExperimentalWarning',
        PROGRAM,
        String(maxPages),
      ],
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
    child.on('close', () => resolve(answer === 'usable'));
    // The program may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
  });
}
