import type { Plugin } from 'vite';

/** A script of the build, with the styles that Vite says it brings. */
interface Script {
  imports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

/**
 * A part that loads on demand doesn't name styles that came with the script that loads it: without
 * a connection they can't be loaded again, and the part would fail with them.
 */
export const loadedStyles: Plugin = {
  name: 'loaded-styles',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const scripts = bundle as unknown as Readonly<Record<string, Script>>;
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk') continue;
        const code = withoutFiles(file.code, stylesOf(name, scripts));
        if (code !== file.code) file.code = code;
      }
    },
  },
};

/** The styles that come with a script and with those that it imports. */
export function stylesOf(
  name: string,
  scripts: Readonly<Record<string, Script>>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const script = scripts[name];
  if (!script || seen.has(name)) return new Set();
  seen.add(name);
  const imported = script.imports.flatMap((one) => [...stylesOf(one, scripts, seen)]);
  return new Set([...(script.viteMetadata?.importedCss ?? []), ...imported]);
}

const LIST = /(?<=\bm\.f=)\[[^\]]*\]/;
const NEEDED = /(?<=\b__vite__mapDeps\()\[[\d,]*\]/g;

/** Takes files from the list of what a script's parts need, and from the places in it. */
export function withoutFiles(code: string, dropped: ReadonlySet<string>): string {
  const files = JSON.parse(LIST.exec(code)?.[0] ?? '[]') as string[];
  if (!files.some((file) => dropped.has(file))) return code;
  const kept = files.filter((file) => !dropped.has(file));
  const placeOf = (old: number) => kept.indexOf(files[old] ?? '');
  return code
    .replace(LIST, JSON.stringify(kept))
    .replace(NEEDED, (places) =>
      JSON.stringify((JSON.parse(places) as number[]).map(placeOf).filter((place) => place >= 0)),
    );
}
