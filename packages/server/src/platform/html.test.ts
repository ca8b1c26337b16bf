import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes values, in text and in attributes', () => {
  const evil = `<img src=x onerror="alert('1')">&amp;`;
  const written = String(html`<p title="${evil}">${evil}</p>`);
  const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;';
  expect(written).toBe(`<p title="${escaped}">${escaped}</p>`);
});

it('inserts markup, lists of it and numbers as they are, and nothing for null and false', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(String(html`<ul>${items}</ul>${7}${null}${false}${html`<hr>`}`)).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>7<hr>',
  );
});
