import { bannedPhrases, britishStems, exceptions, fixedFiles } from './plain-english-lists.ts';
import { lineAt, type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

const GLOSSARY = 'docs/glossary.md';

const looked =
  /^(packages|scripts|e2e|docs)\/.*\.(ts|tsx|cjs|css|sql|md)$|^[^/]+\.(ts|md)$|^\.env\.example$/;
const ownList = /^scripts\/check\/plain-english(-lists|\.test)\.ts$/;

/** A space in a phrase, or a line break with the mark that begins the next line of a comment. */
const gap = '\\s+(?:(?:\\*|//|#|--|>)\\s+)?';

const british = new RegExp(britishStems.join('|'), 'gi');
const glossaryRow = /^\| ([^|]+) \| [^|]* \| ?([^|]*)\|$/gm;

/** British spelling and banned phrases, in sources, comments and docs. */
export function plainEnglishProblems(files: readonly ProjectFile[]): Problem[] {
  const glossary = files.find(({ path }) => path === GLOSSARY)?.text ?? '';
  const banned = phrasePattern([...bannedPhrases, ...boldWords(glossary)]);
  const problems = files
    .filter(({ path }) => looked.test(path) && !ownList.test(path) && !fixedFiles.test(path))
    .flatMap(({ path, text }) => {
      const shown = path === GLOSSARY ? withoutRefusedWords(text) : text;
      const masked = exceptions.reduce((rest, { pattern }) => rest.replace(pattern, blank), shown);
      const find = (pattern: RegExp, what: string) =>
        [...masked.matchAll(pattern)].map((match) =>
          problem(path, lineAt(text, match.index), `“${match[0].replace(/\s+/g, ' ')}” is ${what}`),
        );
      return [...find(british, 'British spelling'), ...find(banned, 'not plain American English')];
    });
  return [...doubleWords(glossary), ...problems];
}

function phrasePattern(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|').replaceAll(' ', gap)})(?!\\w)`, 'gi');
}

/** Words that the glossary has in bold among the words not to use: nobody may write them. */
function boldWords(glossary: string): string[] {
  return [...glossary.matchAll(glossaryRow)].flatMap(([, , refused = '']) =>
    [...refused.matchAll(/\*\*([\w -]+)\*\*/g)].map((match) => match[1] ?? ''),
  );
}

/** The words not to use have to be written down somewhere. */
function withoutRefusedWords(glossary: string): string {
  return glossary.replace(/[^|\n]*(?=\|$)/gm, blank);
}

function doubleWords(glossary: string): Problem[] {
  const seen = new Set<string>();
  return [...glossary.matchAll(glossaryRow)].flatMap((match) => {
    const word = (match[1] ?? '').replace(/\(.*\)/, '').trim();
    if (word === 'word' || !seen.has(word)) {
      seen.add(word);
      return [];
    }
    return [problem(GLOSSARY, lineAt(glossary, match.index), `“${word}” is in the glossary twice`)];
  });
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
