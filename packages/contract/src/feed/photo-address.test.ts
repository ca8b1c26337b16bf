import { expect, it } from 'vitest';
import { photoAddress, photoSrcSet, photoWidths } from './photo-address.ts';

it('a photo has one address for each width', () => {
  expect(photoAddress('abc', 640, 'webp')).toBe('/photos/abc/640.webp');
  expect(photoSrcSet('abc', 'jpg').split(', ')).toHaveLength(photoWidths.length);
  expect(photoSrcSet('abc', 'jpg')).toContain('/photos/abc/1280.jpg 1280w');
});
