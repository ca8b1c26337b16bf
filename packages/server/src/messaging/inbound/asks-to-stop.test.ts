import { expect, it } from 'vitest';
import { asksToStop } from './asks-to-stop.ts';

const says = (body: string, subject = 'Re: Homes with a yard', isAutomatic = false) =>
  asksToStop({ body, subject, isAutomatic });

it.each([
  'STOP',
  'Unsubscribe',
  ' “unsubscribe.” ',
  'Please unsubscribe me!\n',
  'Stop\n\nSent from my iPhone',
  'Opt-out',
  'Dar de baja',
  'No más correos.\n\nEnviado desde mi iPhone',
])('understands %j', (body) => expect(says(body)).toBe(true));

it.each([
  'Cancel',
  'Stop by the house on Friday?',
  'Please unsubscribe my wife, but I would like more homes.',
  'Remove the pool filter from my search',
  'The end',
  `${'a '.repeat(400)}stop`,
])('leaves %j to the agent', (body) => expect(says(body)).toBe(false));

it('takes the subject only of an email without a text', () => {
  expect(says('', 'unsubscribe')).toBe(true);
  expect(says('Sent from my iPhone', 'Re: Unsubscribe')).toBe(true);
  expect(says('Is the yard fenced?', 'Unsubscribe')).toBe(false);
  expect(says('', 'Re: Homes with a yard')).toBe(false);
});

it('doesn’t obey what a program wrote', () => {
  expect(says('unsubscribe', 'unsubscribe', true)).toBe(false);
});
