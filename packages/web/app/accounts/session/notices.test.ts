import { sessionEndCauses, sessionEndNotice } from '@homestead/contract/accounts';
import { expect, it } from 'vitest';
import { forgetNotice, isBadNotice, noticeCookie, noticeText, readNotice } from './notices.ts';

it('carries a notice to the next page and is forgotten there', () => {
  const [pair = ''] = noticeCookie('password-reset').split(';');
  expect(noticeText(readNotice(`x=1; ${pair}`) ?? 'failed')).toBe(
    'Password has been reset successfully',
  );
  expect(forgetNotice).toMatch(/^homestead_notice=; .*Max-Age=0/);
  expect(readNotice(forgetNotice.split(';')[0] ?? '')).toBeNull();
});

it.each(['toString', '__proto__', '<b>hello</b>', '%'])('says nothing for %j', (value) => {
  expect(readNotice(`homestead_notice=${value}`)).toBeNull();
});

it('can be read by script, so that a call in the browser can leave one', () => {
  expect(noticeCookie('signed-in')).not.toMatch(/httponly/i);
});

it.each(sessionEndCauses)('says why a session ended: %s', (why) => {
  const key = readNotice(`homestead_notice=${sessionEndNotice(why)}`);
  expect(key && noticeText(key)).toMatch(/sign|contact/i);
  expect(key && isBadNotice(key)).toBe(true);
});
