/** The design's tokens by name, from the text of tokens.css. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const found = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}
