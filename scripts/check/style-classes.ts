import { posix } from 'node:path';
import { lineAt, type Problem, problem } from './problem.ts';
import { isSource, type ProjectFile } from './project-files.ts';

const app = 'packages/web/app/';
const isModule = (path: string) => path.endsWith('.module.css');
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const comment = /\/\*[\s\S]*?\*\//g;
const selectors = /[^{};]+(?=\{)/g;
const ofOthers = /:global\([^()]*\)/g;
const className = /\.([A-Za-z_][\w-]*)/g;
const composition = /composes:\s*([^;]+?)(\s+from global)?;/g;

/**
 * How a module's classes come into a source: its own import, or the name that a door gives them.
 */
const moduleImport = /import (\w+) from '([^']+\.module\.css)'/g;
const moduleExport = /export \{ default as (\w+) \} from '([^']+\.module\.css)'/g;
const imports = /^import [^;]*;$/gm;
const literal = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const plainClassName = /\bclassName="([^"]*)"/g;

interface Sheet {
  file: ProjectFile;
  defined: ReadonlySet<string>;
  used: Set<string>;
}

/**
 * Classes that a source takes from a CSS module that has none of the name, classes of the kit that
 * don't exist, and classes that nothing uses.
 */
export function styleProblems(files: readonly ProjectFile[]): Problem[] {
  const inApp = files.filter(({ path }) => path.startsWith(app));
  const sheets = inApp.filter(({ path }) => path.endsWith('.css')).map(readSheet);
  const sources = inApp.filter(({ path }) => isSource(path) && !isTest(path));
  const modules = new Map(
    sheets.filter(({ file }) => isModule(file.path)).map((sheet) => [sheet.file.path, sheet]),
  );
  const kit = sheets.filter(({ file }) => !isModule(file.path));
  const doors = new Map(sources.flatMap((source) => exportedModules(source, modules)));
  return [
    ...sources.flatMap((source) => moduleProblems(source, modules, doors)),
    ...sources.flatMap((source) => plainProblems(source, kit)),
    ...sheets.flatMap((sheet) => compositionProblems(sheet, kit)),
    ...sheets.flatMap(unusedProblems),
  ];
}

function readSheet(file: ProjectFile): Sheet {
  const text = file.text.replace(comment, '');
  const named = (text.match(selectors) ?? [])
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => [...selector.replace(ofOthers, '').matchAll(className)])
    .map(([, name = '']) => name);
  return { file, defined: new Set(named), used: new Set() };
}

function exportedModules(
  { path, text }: ProjectFile,
  modules: ReadonlyMap<string, Sheet>,
): [string, Sheet][] {
  return [...text.matchAll(moduleExport)].flatMap(([, name = '', from = '']) => {
    const sheet = modules.get(posix.join(posix.dirname(path), from));
    return sheet ? [[name, sheet]] : [];
  });
}

function moduleProblems(
  { path, text }: ProjectFile,
  modules: ReadonlyMap<string, Sheet>,
  doors: ReadonlyMap<string, Sheet>,
): Problem[] {
  const taken = new Map<string, Sheet>();
  for (const [, name = '', from = ''] of text.matchAll(moduleImport)) {
    const sheet = modules.get(posix.join(posix.dirname(path), from));
    if (sheet) taken.set(name, sheet);
  }
  for (const [name, sheet] of doors) {
    const local = new RegExp(`\\b${name}(?: as (\\w+))?\\b[^;]*\\} from '`).exec(text);
    if (local) taken.set(local[1] ?? name, sheet);
  }
  const body = text.replace(imports, (lines) => lines.replace(/[^\n]/g, ' '));
  return [...taken].flatMap(([name, sheet]) =>
    [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].flatMap((match) => {
      const used = match[1] ?? '';
      sheet.used.add(used);
      if (sheet.defined.has(used)) return [];
      const sentence = `${posix.basename(sheet.file.path)} has no class “${used}”`;
      return [problem(path, lineAt(text, match.index), sentence)];
    }),
  );
}

/** Classes of the kit are written as they are; any text may hold them. */
function plainProblems({ path, text }: ProjectFile, kit: readonly Sheet[]): Problem[] {
  for (const [, ...texts] of text.matchAll(literal)) {
    for (const word of texts.join(' ').split(/[\s${}"=<>]+/)) {
      for (const { used } of kit) used.add(word);
    }
  }
  return [...text.matchAll(plainClassName)].flatMap((match) =>
    unknownClasses(match[1] ?? '', kit).map((name) =>
      problem(path, lineAt(text, match.index), `no style sheet has the class “${name}”`),
    ),
  );
}

function compositionProblems({ file, used }: Sheet, kit: readonly Sheet[]): Problem[] {
  return [...file.text.matchAll(composition)].flatMap((match) => {
    const names = (match[1] ?? '').split(/\s+/);
    const isOwn = match[2] === undefined;
    for (const taken of isOwn ? [used] : kit.map((sheet) => sheet.used)) {
      for (const name of names) taken.add(name);
    }
    if (isOwn) return [];
    return unknownClasses(names.join(' '), kit).map((name) =>
      problem(file.path, lineAt(file.text, match.index), `the kit has no class “${name}”`),
    );
  });
}

const unknownClasses = (names: string, kit: readonly Sheet[]): string[] =>
  names.split(/\s+/).filter((name) => name !== '' && !kit.some(({ defined }) => defined.has(name)));

function unusedProblems({ file, defined, used }: Sheet): Problem[] {
  return [...defined]
    .filter((name) => !used.has(name) && !name.startsWith('mantine-'))
    .map((name) => problem(file.path, null, `nothing uses the class “${name}”`));
}
