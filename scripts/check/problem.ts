/** One problem, at a place a person can open. */
export interface Problem {
  /** Path from the root of the checkout. */
  file: string;
  /** 1 for the first line; null when it is about the whole file. */
  line: number | null;
  sentence: string;
}

/** Makes a problem; `line` is left out when it is about the whole file. */
export function problem(file: string, line: number | null, sentence: string): Problem {
  return { file, line, sentence };
}

/** `file:line sentence`, which editors and terminals can open. */
export function presentProblem({ file, line, sentence }: Problem): string {
  return line === null ? `${file}  ${sentence}` : `${file}:${line}  ${sentence}`;
}

/** Line (from 1) of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
