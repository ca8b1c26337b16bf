import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfFile } from './pdf-document.ts';

/*
 * The thread that draws PDFs, one after the other.
 */
parentPort?.on('message', async (file: PdfFile) => {
  parentPort?.postMessage(await drawPdf(file));
});
