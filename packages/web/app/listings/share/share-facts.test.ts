import { expect, test } from 'vitest';
import { shareFacts } from './share-facts.ts';

test('the mail holds title and address, whatever they are made of', () => {
  const title = 'Homes & “land” in Elkhorn\r\nBcc: x@example.com';
  const facts = shareFacts(title, 'https://homes.example', '/property-list?city=Elkhorn&beds=3');
  const mail = new URL(facts.mail);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('');
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(facts.mail).not.toMatch(/[\r\n]/);
  expect(mail.searchParams.get('body')).toContain(
    'https://homes.example/property-list?city=Elkhorn&beds=3',
  );
});
