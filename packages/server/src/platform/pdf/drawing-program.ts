import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

/*
 * The thread that draws PDFs, one after the other.
 */
parentPort?.on('message', async (document: PdfDocument) => {
  parentPort?.postMessage(await drawPdf(document));
});
