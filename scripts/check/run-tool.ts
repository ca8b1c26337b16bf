import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

interface ToolResult {
  code: number;
  /** Its output on both streams. */
  output: string;
  /** Its standard output only. */
  answer: string;
}

/** Runs a program of node_modules/.bin with this Node and returns its output. */
export function runTool(
  root: string,
  tool: string,
  args: readonly string[],
  folder = root,
): Promise<ToolResult> {
  const bin = join(root, 'node_modules', '.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, tool), args, {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 900_000,
    });
    let output = '';
    let answer = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      answer += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, answer }));
  });
}
