import { Worker } from 'node:worker_threads';
import { workQueue } from '../work-queue.ts';
import type { DrawnPdf, PdfDocument, PdfFile } from './pdf-document.ts';

const PROGRAM = new URL('./drawing-program.ts', import.meta.url);
/** The first document takes longer: its thread starts and reads the fonts. */
const MAX_MS = 10_000;
const MAX_MEGABYTES = 256;
const MAX_WAITING = 20;
const MAX_WAITING_EACH = 3;

const inTurn = workQueue(MAX_WAITING, 1, MAX_WAITING_EACH);
let drawing: Worker | null = null;

/** A document as a tagged PDF. */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const { title, language, firm, madeAt } = document;
  const parts = [document];
  const file = { title, language, author: firm, parts, attachments: [], madeAt };
  return (await renderPdfFile(file)).bytes;
}

/**
 * Documents as one tagged PDF, drawn by a thread that stays and has the fonts ready, while pages
 * are answered. Refuses (busy) if too many wait; throws for one that takes more than ten
 * seconds or 256 MB.
 */
export function renderPdfFile(file: PdfFile): Promise<DrawnPdf> {
  return inTurn(() => ask(thread(), file));
}

function thread(): Worker {
  if (drawing) return drawing;
  const worker = new Worker(PROGRAM, {
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  // It must not keep a program running that has nothing else to do.
  worker.unref();
  worker.on('error', () => {});
  worker.once('exit', () => {
    if (drawing === worker) drawing = null;
  });
  drawing = worker;
  return worker;
}

function ask(worker: Worker, file: PdfFile): Promise<DrawnPdf> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      end();
    };
    const onMessage = ({ bytes: sent, ...drawn }: DrawnPdf) => {
      const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
      settle(() => resolve({ ...drawn, bytes }));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => onError(new Error('The thread that draws PDFs ended'));
    const timer = setTimeout(() => {
      drawing = null;
      void worker.terminate();
      onError(new Error('A PDF took too long'));
    }, MAX_MS);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(file);
  });
}
