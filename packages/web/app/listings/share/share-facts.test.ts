import { expect, test } from 'vitest';
import { shareFacts } from './share-facts.ts';

test('the email has title and address, whatever they are made of', () => {
  const title = 'Homes & “land” in Elkhorn\r\nBcc: x@example.com';
  const facts = shareFacts(title, 'https://homes.example', '/property-list?city=Elkhorn&beds=3');
  const email = new URL(facts.email);
  expect(email.protocol).toBe('mailto:');
  expect(email.pathname).toBe('');
  expect([...email.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(facts.email).not.toMatch(/[\r\n]/);
  expect(email.searchParams.get('body')).toContain(
    'https://homes.example/property-list?city=Elkhorn&beds=3',
  );
});
