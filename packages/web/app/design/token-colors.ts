import { readTokens } from './read-tokens.ts';
import css from './tokens.css?raw';

/** A token's colors in the light and the dark scheme, for what is made outside style sheets. */
export function tokenColors(name: string): { light: string; dark: string } {
  const value = readTokens(css).get(name) ?? '';
  const [, light, dark] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
  if (!light || !dark) throw new Error(`The token ${name} isn't a pair of colors`);
  return { light, dark };
}
