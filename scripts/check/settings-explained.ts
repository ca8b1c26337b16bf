import { type Problem, problem } from './problem.ts';

const file = '.env.example';
const assignment = /^(# ?)?([A-Z][A-Z0-9_]*)=(.*)$/;

/**
 * Compares `.env.example` with the settings the program reads, both ways: each setting is there
 * once with an explanation above it, none is unknown, and a commented-out line shows the default.
 * `defaults` holds every setting; undefined where there is no default.
 */
export function explainedProblems(
  text: string,
  defaults: ReadonlyMap<string, string | undefined>,
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let isExplained = false;
  text.split('\n').forEach((row, index) => {
    const match = assignment.exec(row);
    if (!match) {
      isExplained = row.startsWith('#') ? true : row.trim() === '' ? false : isExplained;
      return;
    }
    const [, comment, name = '', value = ''] = match;
    const say = (sentence: string) => problems.push(problem(file, index + 1, sentence));
    if (!defaults.has(name)) say(`${name} is no setting`);
    if (seen.has(name)) say(`${name} is there twice`);
    if (!isExplained) say(`${name} has no explanation above it`);
    const standard = defaults.get(name);
    if (comment && standard !== undefined && standard !== value) {
      say(`${name} shows “${value}”, the default is “${standard}”`);
    }
    seen.add(name);
  });
  for (const name of defaults.keys()) {
    if (!seen.has(name)) problems.push(problem(file, null, `${name} is not explained`));
  }
  return problems;
}

/** Defaults as a person would write them. */
export function presentDefault(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.join(',') : String(value);
}
