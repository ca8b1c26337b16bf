import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  [' Jordan@Example.com ', 'jordan@example.com'],
  ['jordan+tours@example.com', 'jordan@example.com'],
  ['jordan+a+b@example.com', 'jordan@example.com'],
  ['+@example.com', '+@example.com'],
  ['jor.dan@example.com', 'jor.dan@example.com'],
  ['J.Or.Dan+x@GoogleMail.com', 'jordan@gmail.com'],
])('%s goes to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
