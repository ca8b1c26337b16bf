import { expect, it } from 'vitest';
import { durationText } from './figure-text.ts';

it.each([
  [null, '–'],
  [0, 'Under a minute'],
  [0.9, 'Under a minute'],
  [37.6, '38 min'],
  [119, '119 min'],
  [150, '2.5 hr'],
  [4320, '3 days'],
])('says how long an answer took: %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
