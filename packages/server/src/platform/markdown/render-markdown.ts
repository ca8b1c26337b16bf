import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { workQueue } from '../work-queue.ts';

const PROGRAM = new URL('./markdown-program.ts', import.meta.url);
const START_MS = 20_000;
const MAX_MS = 1000;
const MAX_MEGABYTES = 128;
const MAX_WAITING = 10;
/** Mailboxes cut off emails that are longer than about 100 KB. */
const MAX_HTML = 100_000;

const inTurn = workQueue(MAX_WAITING);

/** A text in Markdown as an email has it. */
export interface RenderedText {
  /** Tags of the allow-list of `cleanHtml`; HTML in the Markdown is text. */
  html: string;
  /** Without marks of emphasis, links in full. */
  text: string;
}

/**
 * Turns Markdown into HTML and plain text; null for a text that takes more than a second or 128 MB,
 * or becomes longer than an email may be. A thread of its own does it, because a few thousand
 * characters of nested marks can take a minute. Refuses (busy) if too many wait.
 */
export function renderMarkdown(markdown: string): Promise<RenderedText | null> {
  return inTurn(async () => {
    const worker = new Worker(PROGRAM, {
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    try {
      await once(worker, 'message', { signal: AbortSignal.timeout(START_MS) });
      worker.postMessage(markdown);
      const rendered = await answerOf(worker);
      return rendered && rendered.html.length <= MAX_HTML ? rendered : null;
    } finally {
      await worker.terminate();
    }
  });
}

/** Null if it failed or took too long. */
function answerOf(worker: Worker): Promise<RenderedText | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), MAX_MS);
    const settle = (rendered: RenderedText | null) => {
      clearTimeout(timer);
      resolve(rendered);
    };
    worker.once('message', settle);
    worker.once('error', () => settle(null));
    worker.once('exit', () => settle(null));
  });
}
