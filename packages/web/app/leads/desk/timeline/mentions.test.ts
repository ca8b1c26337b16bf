import { expect, it } from 'vitest';
import { mentionsIn, putMention, readMentions, typedMention, writeMentions } from './mentions.ts';

it.each([
  ['@', { from: 0, name: '' }],
  ['Ask @Ad', { from: 4, name: 'Ad' }],
  ['Ask @Ada B', { from: 4, name: 'Ada B' }],
  ['(@O’Bri', { from: 1, name: 'O’Bri' }],
  ['eve@example', null],
  ['Ask @Ada Boss now', null],
  ['Ask Ada', null],
])('in “%s” the name being typed is found', (text, found) => {
  expect(typedMention(text, text.length)).toEqual(found);
});

it('a chosen name replaces what was typed, and the text after it stays', () => {
  const typed = 'Ask @Ad about it';
  expect(putMention(typed, { from: 4, to: 7, name: 'Ada Boss' })).toEqual({
    text: 'Ask @Ada Boss about it',
    caret: 14,
  });
});

it('only names that are still in the text are mentioned, and a draft keeps them', () => {
  const ada = { id: '1', name: 'Ada Boss' };
  const otto = { id: '2', name: 'Otto Berg' };
  expect(mentionsIn('@Ada Boss, look', [ada, otto, ada])).toEqual([ada]);
  expect(readMentions(writeMentions([ada, otto]))).toEqual([ada, otto]);
  expect(readMentions(writeMentions([]))).toEqual([]);
});
