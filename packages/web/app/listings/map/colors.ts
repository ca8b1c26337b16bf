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
  // A token is written for both schemes; as the color of an element it is of the page's.
  const sample = document.body.appendChild(document.createElement('i'));
  const color = (name: string) => {
    sample.style.color = `var(${name})`;
    return getComputedStyle(sample).color;
  };
  const colors = {
    ground: color('--skeleton'),
    land: color('--paper'),
    city: color('--spruce-wash'),
    line: color('--line'),
    border: color('--line-strong'),
    accent: color('--spruce'),
  };
  sample.remove();
  return colors;
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The page's scheme: its own if it has chosen one, else the device's. */
export function readScheme(): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme;
  return prefersDark().matches ? 'dark' : 'light';
}

/** Calls back when the scheme changes. Returns a function that ends it. */
export function watchScheme(onChange: () => void): () => void {
  let before = readScheme();
  const check = () => {
    if (readScheme() === before) return;
    before = readScheme();
    onChange();
  };
  const device = prefersDark();
  device.addEventListener('change', check);
  const page = new MutationObserver(check);
  page.observe(document.documentElement, { attributes: true });
  return () => {
    device.removeEventListener('change', check);
    page.disconnect();
  };
}
