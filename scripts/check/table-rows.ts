import { lineAt, type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

const server = /^packages\/server\/src\/.*(?<!\.generated)\.ts$/;
const written = /^(?:export )?(?:interface (\w*Row)\b[^{\n]*|type (\w*Row) = )\{\n([^}]*)/gm;
const column = /^ {2}[a-z\d]+_[a-z\d_]+\??:/m;

/**
 * Rows of tables with their columns written out by hand: they would stay behind when a migration
 * changes the table. `RowOf` takes columns from the generated types; computed ones are added to it.
 */
export function rowProblems(files: readonly ProjectFile[]): Problem[] {
  return files
    .filter(({ path }) => server.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(written)]
        .filter(([, , , members = '']) => column.test(members))
        .map(({ index, 1: name = '', 2: alias = '' }) =>
          problem(
            path,
            lineAt(text, index),
            `${name || alias} writes columns out; take them from the table with RowOf<'table', …>`,
          ),
        ),
    );
}
