import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(file));

test('an unpacked font draws the same letters', () => {
  const packed = read('@fontsource/figtree/files/figtree-latin-600-normal.woff');
  const unpacked = unpackWoff(packed);
  expect(unpacked.length).toBe(packed.readUInt32BE(16));
  const [before, after] = [packed, unpacked].map((file) => create(file) as Font);
  const drawn = (font: Font | undefined) =>
    font
      ?.layout('Offer AVA $389,000.00 fi')
      .glyphs.map(({ path, advanceWidth }) => [...[path.toSVG(), advanceWidth]]);
  expect(drawn(after)).toEqual(drawn(before));
  expect(after?.postscriptName).toBe(before?.postscriptName);
});

test('a font in another format is left as it is', () => {
  const file = read('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  expect(unpackWoff(file)).toBe(file);
});
