import { expect, it } from 'vitest';
import { parseMail } from './parse-mail.ts';

it('what is cut off in the middle of an emoji stays storable', async () => {
  const [name, subject, body] = [199, 999, 199_999].map((length) => `${'a'.repeat(length)}🏡🏡`);
  const raw = [
    `From: "${name}" <eve@example.org>`,
    `Subject: ${subject}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `${body}`,
  ].join('\r\n');
  const mail = await parseMail(Buffer.from(raw));
  expect([mail.from.name.length, mail.subject.length, mail.body.length]).toEqual([
    200, 1000, 200_000,
  ]);
  for (const text of [mail.from.name, mail.subject, mail.body]) {
    expect(text.isWellFormed()).toBe(true);
  }
});
