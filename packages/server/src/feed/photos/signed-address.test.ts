import { expect, test } from 'vitest';
import { isExpired, isSigned, stableEndOf } from './signed-address.ts';

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

test.each([
  ['https://m.example/token=aB-9&expires=1790000000&id=me/images/K1/u.jpeg', 'images/K1/u.jpeg'],
  ['https://m.example/k1/a.jpg?Expires=1&Signature=x&Key-Pair-Id=y', 'k1/a.jpg'],
  ['https://m.example/a.jpg?X-Amz-Date=1&X-Amz-Signature=2&v=3', 'a.jpg?v=3'],
  ['https://m.example/GetImage?id=17&sig=abc', 'GetImage?id=17'],
  ['https://m.example/expires/token/a.jpg', 'expires/token/a.jpg'],
])('%s ends in what stays', (address, end) => {
  expect(stableEndOf(address)).toBe(end);
});

test('an address expires by what its path or query says, in seconds or milliseconds', () => {
  expect(isExpired(`https://m.example/token=a&expires=${seconds(-5)}&id=b/images/a.jpg`)).toBe(
    true,
  );
  expect(isExpired(`https://m.example/token=a&expires=${seconds(600)}&id=b/images/a.jpg`)).toBe(
    false,
  );
  expect(isExpired(`https://m.example/a.jpg?Expires=${seconds(-5)}`)).toBe(true);
  expect(isExpired(`https://m.example/a.jpg?expires=${seconds(600)}000`)).toBe(false);
  expect(isExpired('https://m.example/a.jpg?X-Amz-Expires=3600')).toBe(false);
  const amz = (day: string) =>
    `https://m.example/a.jpg?X-Amz-Date=${day}T101112Z&X-Amz-Expires=3600&X-Amz-Signature=a`;
  expect(isExpired(amz('20200131'))).toBe(true);
  expect(isExpired(amz('29990131'))).toBe(false);
  expect(isExpired('https://m.example/a.jpg')).toBe(false);
});

test.each([
  ['https://m.example/token=aB-9&expires=1790000000&id=me/images/K1/u.mp4', true],
  ['https://m.example/a.mp4?Policy=x&Signature=x&Key-Pair-Id=y', true],
  ['https://m.example/a.mp4?X-Amz-Date=20260101T000000Z&X-Amz-Expires=60&X-Amz-Signature=2', true],
  ['https://m.example/a.mp4?X-Goog-Signature=2', true],
  ['https://m.example/a.mp4?GoogleAccessId=me&Signature=2', true],
  ['https://m.example/a.mp4?sv=2024-01-01&se=2030-01-01&sp=r&sig=abc', true],
  ['https://m.example/a.mp4?hdnts=exp=1790000000~hmac=2', true],
  ['https://m.example/hdnts=exp=1790000000~hmac=2/a.mp4', true],
  ['https://m.example/a.mp4?token=abc', true],
  ['https://m.example/tour?st=NE&id=17', false],
  ['https://m.example/expires/token/a.mp4', false],
])('%s is signed: %s', (address, signed) => {
  expect(isSigned(address)).toBe(signed);
});
