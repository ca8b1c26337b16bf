import { type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

/** `#room` and `@homestead/contract/room` must lead to a room's index.ts and nowhere else. */
export function doorProblems(files: readonly ProjectFile[]): Problem[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) => {
    const floor = /^packages\/([^/]+)\/package\.json$/.exec(path)?.[1];
    if (!floor) return [];
    const { imports = {}, exports = {} } = JSON.parse(text) as {
      imports?: Record<string, string>;
      exports?: Record<string, string>;
    };
    const doors = [
      ...Object.entries(imports).map(([name, target]) => ({ name, room: name.slice(1), target })),
      ...Object.entries(exports).map(([name, target]) => ({ name, room: name.slice(2), target })),
    ];
    return doors.flatMap(({ name, room, target }) => {
      const wanted = `./${floor === 'web' ? 'app' : 'src'}/${room}/index.ts`;
      if (target !== wanted && target !== `${wanted}x`) {
        return [problem(path, null, `${name} should lead to ${wanted}`)];
      }
      const isThere = paths.has(`packages/${floor}/${target.slice(2)}`);
      return isThere ? [] : [problem(path, null, `${name} leads to ${target}, which is not there`)];
    });
  });
}
