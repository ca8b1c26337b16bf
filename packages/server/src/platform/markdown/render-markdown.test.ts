import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

it('makes allow-listed HTML and plain text', async () => {
  const markdown =
    '## *Hi* __you__\n\n![x](y)[a](https://b.example "t") 2 * 3 * 4\n\n- one\n\n<script>x</script>';
  expect(await renderMarkdown(markdown)).toEqual({
    html: expect.stringMatching(
      /^<h2><em>Hi<\/em> <strong>you<\/strong><\/h2>[\s\S]*&lt;script&gt;/,
    ),
    text: 'Hi you\n\na (https://b.example) 2 * 3 * 4\n\n * one\n\n<script>x</script>',
  });
});

it.each([
  ['marks that take minutes', '*a_ '.repeat(12_500)],
  ['quotes in quotes', '> '.repeat(25_000)],
  ['what becomes too long', '&'.repeat(30_000)],
])('gives up on %s, while other work goes on', async (_what, markdown) => {
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 10);
  expect(await renderMarkdown(markdown)).toBeNull();
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(3);
});
