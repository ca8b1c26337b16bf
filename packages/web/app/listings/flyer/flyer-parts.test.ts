import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { shortenText } from './load-flyer.ts';
import { qrCodeOf } from './qr-code.ts';

/** Fills the path's rectangles back into a grid. */
function gridOf({ size, path }: { size: number; path: string }): number[] {
  const grid = new Array<number>(size * size).fill(0);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    grid.fill(1, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(width));
  }
  return grid;
}

test('the path of a QR code covers its dark modules and no other', () => {
  const address = 'https://homes.example/singleproduct/22612345';
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const code = qrCodeOf(address);
  expect(code.size).toBe(modules.size);
  expect(gridOf(code)).toEqual(Array.from(modules.data, (dark) => (dark ? 1 : 0)));
});

test('a text is cut after a word', () => {
  expect(shortenText('Brick two-story, on a corner lot.', 100)).toBe(
    'Brick two-story, on a corner lot.',
  );
  expect(shortenText('Brick two-story, on a corner lot.', 17)).toBe('Brick two-story…');
  expect(shortenText('Brick\n\n  house', 20)).toBe('Brick house');
  expect(shortenText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
});
