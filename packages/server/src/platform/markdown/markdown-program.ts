import { parentPort } from 'node:worker_threads';
import { convert } from 'html-to-text';
import { micromark } from 'micromark';
import { cleanHtml } from '../clean-html.ts';

/*
 * The thread that turns one text in Markdown, once it is asked, into HTML and plain text.
 */
const heading = { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 };
const selectors = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: heading })),
  { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
];

parentPort?.once('message', (markdown: string) => {
  const html = cleanHtml(micromark(markdown));
  const text = convert(html, { wordwrap: false, selectors }).trim();
  parentPort?.postMessage({ html, text });
});
parentPort?.postMessage('ready');
