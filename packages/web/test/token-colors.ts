import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTokens } from '../app/design/read-tokens.ts';

type Rgb = readonly [number, number, number];

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const tokens = readTokens(
  readFileSync(fileURLToPath(new URL('../app/design/tokens.css', import.meta.url)), 'utf8'),
);

/**
 * A color's red, green and blue: `#rrggbb`, `var(--token)`, a `light-dark` pair, or a `color-mix`
 * of two of them.
 */
function rgbOf(color: string, scheme: Scheme): Rgb {
  const hex = /^#(..)(..)(..)$/.exec(color);
  if (hex)
    return [hex[1], hex[2], hex[3]].map((part) => Number.parseInt(String(part), 16)) as never;
  const token = /^var\(--([\w-]+)\)$/.exec(color)?.[1];
  if (token) return rgbOf(tokens.get(token) ?? `no token ${token}`, scheme);
  const pair = /^light-dark\((\S+), (\S+)\)$/.exec(color);
  if (pair) return rgbOf(String(pair[scheme === 'light' ? 1 : 2]), scheme);
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(color);
  if (!mix) throw new Error(`This is not a color: ${color}`);
  const [one, other] = [rgbOf(String(mix[1]), scheme), rgbOf(String(mix[3]), scheme)];
  const share = Number(mix[2]) / 100;
  return one.map((part, n) => part * share + Number(other[n]) * (1 - share)) as never;
}

/** A token's color in a scheme, as it is written. */
export function tokenOf(name: string, scheme: Scheme): string | undefined {
  return /^light-dark\((\S+), (\S+)\)$/.exec(tokens.get(name) ?? '')?.[scheme === 'light' ? 1 : 2];
}

function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2 between two colors, from 1 to 21. */
export function contrastOf(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((color) => luminanceOf(rgbOf(color, scheme)))
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
