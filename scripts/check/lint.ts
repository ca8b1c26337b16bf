import { type Problem, problem } from './problem.ts';
import { runTool } from './run-tool.ts';

interface BiomeReport {
  summary?: { errors?: number; changed?: number; unchanged?: number };
  diagnostics?: {
    category?: string | null;
    severity?: string;
    message?: unknown;
    location?: {
      path?: string | { file?: string } | null;
      start?: { line?: number } | null;
    } | null;
  }[];
}

const FEWEST_FILES = 50;

/** Biome's findings: lint, format, order of imports. */
export async function lintProblems(root: string): Promise<Problem[]> {
  const { code, answer, output } = await runTool(root, 'biome', [
    'ci',
    '--reporter=json',
    '--max-diagnostics=200',
  ]);
  return readLintReport(code, answer || output);
}

/** Reads Biome's report; rejects one that covers too few files. */
export function readLintReport(code: number, output: string): Problem[] {
  const start = output.indexOf('{"summary"');
  const end = output.lastIndexOf('}');
  if (start < 0) return [problem('biome.json', null, `no report: ${output.trim().slice(0, 500)}`)];
  const report = JSON.parse(output.slice(start, end + 1)) as BiomeReport;
  const problems = (report.diagnostics ?? [])
    .filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ category, message, location }) =>
      problem(pathOf(location), location?.start?.line || null, `${textOf(message)} (${category})`),
    );
  const files = (report.summary?.unchanged ?? 0) + (report.summary?.changed ?? 0);
  if (files < FEWEST_FILES) {
    problems.push(problem('biome.json', null, `only ${files} files were looked at`));
  }
  if (code !== 0 && problems.length === 0) {
    problems.push(problem('biome.json', null, `biome ended with ${code}`));
  }
  return problems;
}

type Location = NonNullable<BiomeReport['diagnostics']>[number]['location'];

function pathOf(location: Location): string {
  const path = location?.path;
  return (typeof path === 'string' ? path : path?.file) ?? 'biome.json';
}

function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message)) return 'refused';
  return message.map((part) => (part as { content?: string }).content ?? '').join('');
}
