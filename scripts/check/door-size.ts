import { isShelf } from './place-of-module.ts';
import { type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

const MAX_NAMES = 25;
const webDoor = /^packages\/web\/app\/([^/]+)\/(?:[^/]+\/)*index\.tsx?$/;
const exported = /^export (?:type )?\{([^}]*)\}|^export \* as \w+/gm;

/** Doors of web rooms that export more names than a reader can take in. */
export function doorSizeProblems(files: readonly ProjectFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const room = webDoor.exec(path)?.[1];
    if (room === undefined || isShelf(room, 'web')) return [];
    const count = [...text.matchAll(exported)].reduce(
      (sum, [, names]) => sum + (names?.split(',').filter((name) => name.trim()).length ?? 1),
      0,
    );
    if (count <= MAX_NAMES) return [];
    return [problem(path, null, `exports ${count} names; ${MAX_NAMES} is the most`)];
  });
}
