export { checkPdf } from './check-pdf.ts';
export { defineFileJobs, tidyFiles } from './file-jobs.ts';
export type { FilePurpose, FileRow } from './file-purpose.ts';
export { Files } from './files.ts';
export { keepText } from './keep-text.ts';
export { makeSquarePicture } from './make-square-picture.ts';
export { serveFiles } from './serve-files.ts';
export { servePictures } from './serve-pictures.ts';
