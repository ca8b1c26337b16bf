import { type Problem, problem } from './problem.ts';
import { runTool } from './run-tool.ts';

/** Type errors of one project; `folder` is its path from the root, '.' for the root's own. */
export async function typeProblems(root: string, folder: string): Promise<Problem[]> {
  if (folder === 'packages/web') {
    const made = await runTool(root, 'react-router', ['typegen'], `${root}/${folder}`);
    if (made.code !== 0) return [problem(folder, null, `react-router typegen: ${made.output}`)];
  }
  const { code, output } = await runTool(root, 'tsc', [
    '--noEmit',
    '--pretty',
    'false',
    '-p',
    folder,
    // Parallel checkers repeat each other's work: one takes a third of the processor's time.
    '--checkers',
    '1',
    // What didn't change since the last check isn't checked again.
    '--incremental',
    '--tsBuildInfoFile',
    `${root}/.state/types/${folder.replaceAll('/', '-')}.tsbuildinfo`,
  ]);
  return readTypeErrors(code, output, folder);
}

/** Reads tsc's output. An exit code without an error line is a problem too. */
export function readTypeErrors(code: number, output: string, folder: string): Problem[] {
  const errors = [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/gm)].map((match) =>
    problem(match[1] ?? folder, Number(match[2]), match[3] ?? ''),
  );
  if (code !== 0 && errors.length === 0) {
    return [problem(folder, null, `tsc ended with ${code}: ${output.trim().slice(0, 500)}`)];
  }
  return errors;
}
