import { lineAt, type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

const PAGE = 'docs/asvs.md';
const verdicts = ['pass', 'exception', 'not applicable', 'open'] as const;
/** How many requirements ASVS 5.0.0 has at each level. */
const sizes: Readonly<Record<string, number>> = { 1: 70, 2: 183 };

const row = /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/gm;
const total = /^\| level ([12]) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm;
const cited = /`((?:packages|scripts|docs|e2e)\/[^`]+|\.env\.example|[\w.-]+\.json)`/g;

/**
 * The table docs/asvs.md: every requirement once, with a verdict; a pass cites a file that exists,
 * an exception and a requirement that doesn't apply have a reason; the counts at the top are those
 * of the rows.
 */
export function verificationProblems(
  files: readonly ProjectFile[],
  exists: (path: string) => boolean,
): Problem[] {
  const text = files.find(({ path }) => path === PAGE)?.text ?? '';
  const at = (index: number, sentence: string) => problem(PAGE, lineAt(text, index), sentence);
  const rows = [...text.matchAll(row)].map((match) => ({
    index: match.index,
    number: match[1] ?? '',
    level: match[2] ?? '',
    verdict: (match[4] ?? '').trim(),
    evidence: match[5] ?? '',
  }));
  const seen = new Set<string>();
  const wrong = rows.flatMap(({ index, number, verdict, evidence }) => {
    const paths = [...evidence.matchAll(cited)].map((match) => match[1] ?? '');
    const found = [
      ...(seen.has(number) ? [at(index, `${number} has two rows`)] : []),
      ...(verdicts.some((one) => one === verdict) ? [] : [at(index, `no verdict “${verdict}”`)]),
      ...(verdict === 'pass' && paths.length === 0 ? [at(index, `${number} cites no file`)] : []),
      ...(verdict !== 'pass' && evidence.trim() === ''
        ? [at(index, `${number} has no reason`)]
        : []),
      ...paths.filter((path) => !exists(path)).map((path) => at(index, `there is no “${path}”`)),
    ];
    seen.add(number);
    return found;
  });
  return [...wrong, ...Object.keys(sizes).flatMap((level) => totalProblems(text, rows, level))];
}

function totalProblems(
  text: string,
  rows: readonly { level: string; verdict: string }[],
  level: string,
): Problem[] {
  const ofLevel = rows.filter((one) => one.level === level);
  const counts = [
    ofLevel.length,
    ...verdicts.map((verdict) => ofLevel.filter((one) => one.verdict === verdict).length),
  ];
  const said = [...text.matchAll(total)].find((match) => match[1] === level)?.slice(2);
  return [
    ...(ofLevel.length === sizes[level]
      ? []
      : [problem(PAGE, null, `level ${level} has ${ofLevel.length} rows, not ${sizes[level]}`)]),
    ...(said?.join() === counts.join()
      ? []
      : [
          problem(
            PAGE,
            null,
            `level ${level} counts ${counts.join(', ')}; the page says otherwise`,
          ),
        ]),
  ];
}
