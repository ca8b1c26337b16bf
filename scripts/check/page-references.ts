import { posix } from 'node:path';
import { lineAt, type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

/** What pages may refer to. */
export interface Known {
  /** Names of npm scripts at the root. */
  scripts: ReadonlySet<string>;
  /** Settings and other variables of the environment that sources read. */
  settings: ReadonlySet<string>;
  /** Whether a path from the root exists. */
  exists: (path: string) => boolean;
}

const npmRun = /\bnpm (?:run(?:-script)? (?:--?\S+ )*)([a-z][\w:-]*)|\bnpm (start|test)\b/g;
const setting = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g;
const ownPath =
  /(?<![\w./@-])((?:packages|scripts|e2e|docs|\.ci)\/[\w.*<>/-]*[\w*>/]|(?:README|CHANGELOG|LICENSE|\.env\.example)(?:\.md)?\b)/g;
const link = /\]\(([^)\s]+)\)/g;

/** Commands, paths, settings and links in pages that are not there. */
export function pageProblems(files: readonly ProjectFile[], known: Known): Problem[] {
  const pages = files.filter(({ path }) => path.endsWith('.md') || path === '.env.example');
  return pages.flatMap((page) => [
    ...commandProblems(page, known),
    ...settingProblems(page, known),
    ...pathProblems(page, known),
    ...linkProblems(page, files, known),
  ]);
}

function commandProblems({ path, text }: ProjectFile, { scripts }: Known): Problem[] {
  return [...text.matchAll(npmRun)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? '';
    if (scripts.has(name)) return [];
    return [problem(path, lineAt(text, match.index), `there is no npm script “${name}”`)];
  });
}

function settingProblems({ path, text }: ProjectFile, { settings }: Known): Problem[] {
  return [...text.matchAll(setting)].flatMap((match) => {
    const name = match[1] ?? '';
    if (settings.has(name)) return [];
    return [problem(path, lineAt(text, match.index), `there is no setting “${name}”`)];
  });
}

function pathProblems({ path, text }: ProjectFile, { exists }: Known): Problem[] {
  return [...text.matchAll(ownPath)].flatMap((match) => {
    const named = match[1] ?? '';
    const certain = named.replace(/\/?[^/]*[<*].*$/, '').replace(/\/$/, '');
    if (certain === '' || exists(certain)) return [];
    return [problem(path, lineAt(text, match.index), `there is no “${named}”`)];
  });
}

function linkProblems(
  { path, text }: ProjectFile,
  files: readonly ProjectFile[],
  { exists }: Known,
): Problem[] {
  return [...text.matchAll(link)].flatMap((match) => {
    const [target = '', anchor] = (match[1] ?? '').split('#');
    // With a slash in front it is a page of the site.
    if (/^(?:[a-z]+:|\/)/.test(target)) return [];
    const line = lineAt(text, match.index);
    const full = target === '' ? path : posix.join(posix.dirname(path), target);
    if (!exists(full)) return [problem(path, line, `the link leads nowhere: ${match[1]}`)];
    const page = files.find((file) => file.path === full);
    if (!anchor || !page || headingsOf(page.text).has(anchor)) return [];
    return [problem(path, line, `no heading “#${anchor}” in ${full}`)];
  });
}

function headingsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map((match) => match[1] ?? '');
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

/** Names of environment variables that sources read directly, besides the settings. */
export function environmentNames(files: readonly ProjectFile[]): Set<string> {
  const read = /\benv(?:\.|\[')([A-Z][A-Z0-9_]+)/g;
  const readBySample = /\b(?:text|number)\('([A-Z][A-Z0-9_]*)'\)/g;
  return new Set(
    files.flatMap(({ path, text }) => {
      if (!/\.(ts|tsx|cjs)$/.test(path)) return [];
      const names = [...text.matchAll(read)].map((match) => match[1] ?? '');
      if (!path.startsWith('packages/sample-mls/')) return names;
      const ofSample = [...text.matchAll(readBySample)].map((match) => `SAMPLE_MLS_${match[1]}`);
      return [...names, ...ofSample];
    }),
  );
}
