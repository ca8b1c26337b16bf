import { expect, it } from 'vitest';
import { readSecretLink } from './read-secret-link.ts';

const key = 'b5nN2Kc5mYh7m1Jv0h3J3m0yqS1o8bqzb5nN2Kc5mY_';

it.each([
  [`#token=${key}`, ''],
  [`#email=a%40b.example&token=${key}`, 'a@b.example'],
  [` https://homes.example/resetpassword#token=${key}&email=a%40b.example `, 'a@b.example'],
  [`https://homes.example/verifyidentity?purpose=verify#token=${key}`, ''],
  [`https://homes.example/resetpassword?email=a%40b.example&token=${key}`, 'a@b.example'],
])('reads %s', (text, email) => {
  expect(readSecretLink(text)).toEqual({ token: key, email });
});

it.each(['', 'hello', 'https://homes.example/resetpassword', '#top'])(
  'finds none in %j',
  (text) => {
    expect(readSecretLink(text).token).toBe('');
  },
);
