/** Colors that a map draws with, from the tokens of the page's scheme. */
export interface MapColors {
  ground: string;
  land: string;
  city: string;
  line: string;
  border: string;
  accent: string;
}

/** The colors as they are now; they change with the scheme. */
export function readColors(): MapColors {
  const tokens = getComputedStyle(document.documentElement);
  const color = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    ground: color('--skeleton'),
    land: color('--paper'),
    city: color('--spruce-wash'),
    line: color('--line'),
    border: color('--line-strong'),
    accent: color('--spruce'),
  };
}

/** Calls back when the scheme changes. Returns a function that ends it. */
export function watchScheme(onChange: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  return () => scheme.removeEventListener('change', onChange);
}
