import { lineAt, type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

const RULES = 'docs/requirements.md';

const looked =
  /^(packages|scripts|e2e|docs)\/.*(?<!rule-references\.test)\.(ts|tsx|cjs|css|md)$|^[^/]+\.(ts|md)$|^\.env\.example$/;
const definition = /^- \*\*(R-\d+)\*\*/gm;
const paperPath = /^docs\/decisions\/0*(\d+)-/;
const ruleNumber = /\bR-\d+\b/g;
const paperNumbers = /\bpapers? (\d+(?:(?:, | and )\d+)*)/gi;
/** Texts that are not in the repository, and numbers that could mean two things. */
const outside =
  /\bspec(?:ification)? \d+\b|\bdecisions? \d+\b|\b(?:safety|look|facts|stack)\.md\b/gi;

/**
 * References that lead nowhere: a rule that docs/requirements.md doesn't have or has twice, a
 * decision paper that doesn't exist, a text outside the repository.
 */
export function referenceProblems(files: readonly ProjectFile[]): Problem[] {
  const rules = definedRules(files);
  const papers = new Set(files.flatMap(({ path }) => paperPath.exec(path)?.[1] ?? []));
  const problems = files
    .filter(({ path }) => looked.test(path))
    .flatMap(({ path, text }) => {
      const at = (index: number, sentence: string) => problem(path, lineAt(text, index), sentence);
      return [
        ...[...text.matchAll(ruleNumber)].flatMap((match) =>
          rules.has(match[0]) ? [] : [at(match.index, `there is no rule ${match[0]} in ${RULES}`)],
        ),
        ...[...text.matchAll(paperNumbers)].flatMap((match) =>
          (match[1] ?? '')
            .split(/\D+/)
            .filter((number) => !papers.has(String(Number(number))))
            .map((number) => at(match.index, `there is no decision paper ${number}`)),
        ),
        ...[...text.matchAll(outside)].map((match) =>
          at(match.index, `“${match[0]}” is not in the repository; cite a rule or a paper`),
        ),
      ];
    });
  return [...doubleRules(files), ...problems];
}

const rulesOf = (files: readonly ProjectFile[]) => files.find(({ path }) => path === RULES)?.text;

function definedRules(files: readonly ProjectFile[]): ReadonlySet<string> {
  return new Set([...(rulesOf(files) ?? '').matchAll(definition)].map((match) => match[1] ?? ''));
}

function doubleRules(files: readonly ProjectFile[]): Problem[] {
  const text = rulesOf(files) ?? '';
  const seen = new Set<string>();
  return [...text.matchAll(definition)].flatMap((match) => {
    const number = match[1] ?? '';
    if (!seen.has(number)) {
      seen.add(number);
      return [];
    }
    return [problem(RULES, lineAt(text, match.index), `${number} is defined twice`)];
  });
}
