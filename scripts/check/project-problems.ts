import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, settingNames } from '../../packages/server/src/platform/index.ts';
import { doorSizeProblems } from './door-size.ts';
import { fileShapeProblems } from './file-shape.ts';
import { cycleProblems } from './import-cycles.ts';
import { npmScriptProblems } from './npm-scripts.ts';
import { doorProblems } from './package-doors.ts';
import { environmentNames, pageProblems } from './page-references.ts';
import { plainEnglishProblems } from './plain-english.ts';
import { type Problem, problem } from './problem.ts';
import { isSource, type ProjectFile, readProjectFiles } from './project-files.ts';
import { type Module, readModule } from './read-module.ts';
import { readRoomTable } from './room-table.ts';
import { rowScopeProblems } from './row-scope.ts';
import { unscoped } from './row-scope-exceptions.ts';
import { referenceProblems } from './rule-references.ts';
import { explainedProblems, presentDefault } from './settings-explained.ts';
import { styleProblems } from './style-classes.ts';
import { tableProblems } from './table-owners.ts';
import { rowProblems } from './table-rows.ts';
import { verificationProblems } from './verification-table.ts';
import { visibleTextProblems } from './visible-text.ts';
import { wallProblems } from './walls.ts';
import { wordProblems } from './words.ts';

const FEWEST_MODULES: Readonly<Record<string, number>> = {
  'packages/contract/': 15,
  'packages/server/': 60,
  'packages/web/': 15,
  'packages/sample-mls/': 15,
  'scripts/': 15,
};

/** What a fresh clone does not have yet. */
const madeLater = new Set(['packages/web/build']);

/**
 * Problems found by reading the project's own files: walls, cycles, names, words, pages, settings.
 */
export async function projectProblems(root: string): Promise<Problem[]> {
  const files = await readProjectFiles(root);
  const modules = files.filter(({ path }) => isSource(path)).map(readModule);
  const rooms = readRoomTable(textOf(files, 'docs/rooms.md'));
  const packageText = textOf(files, 'package.json');
  const { scripts = {} } = JSON.parse(packageText) as { scripts?: Record<string, string> };
  return [
    ...unreadProblems(modules),
    ...modules.flatMap((module) => module.problems),
    ...wallProblems(modules, rooms),
    ...cycleProblems(modules),
    ...doorProblems(files),
    ...doorSizeProblems(files),
    ...tableProblems(files, rooms),
    ...rowProblems(files),
    ...rowScopeProblems(files, unscoped),
    ...fileShapeProblems(files),
    ...styleProblems(files),
    ...wordProblems(files),
    ...plainEnglishProblems(files),
    ...referenceProblems(files),
    ...visibleTextProblems(files),
    ...verificationProblems(files, (path) => existsSync(join(root, path))),
    ...npmScriptProblems(packageText),
    ...explainedProblems(textOf(files, '.env.example'), settingDefaults(root)),
    ...pageProblems(files, {
      scripts: new Set(Object.keys(scripts)),
      settings: new Set([...settingNames, ...environmentNames(files)]),
      exists: (path) => madeLater.has(path) || existsSync(join(root, path)),
    }),
  ];
}

/** A check that saw nothing proves nothing: too few modules, or a part without one import. */
export function unreadProblems(modules: readonly Module[]): Problem[] {
  return Object.entries(FEWEST_MODULES).flatMap(([folder, fewest]) => {
    const read = modules.filter(({ path }) => path.startsWith(folder));
    const imports = read.reduce((sum, module) => sum + module.imports.length, 0);
    if (read.length >= fewest && imports >= fewest) return [];
    return [
      problem(folder, null, `only ${read.length} modules with ${imports} imports could be read`),
    ];
  });
}

function settingDefaults(root: string): Map<string, string | undefined> {
  const defaults = readSettings({}, root) as unknown as Record<string, unknown>;
  return new Map(settingNames.map((name) => [name, presentDefault(defaults[name])]));
}

function textOf(files: readonly ProjectFile[], path: string): string {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`${path} is missing`);
  return file.text;
}
