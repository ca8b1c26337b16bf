import type { Position } from '@homestead/contract/places';

/** Reads `name | x y, x y, …` line by line. */
export function readShapes(text: string): { name: string; points: Position[] }[] {
  return rowsOf(text).map(([name = '', list = '']) => ({
    name,
    points: list.split(',').map((pair): Position => {
      const [x, y] = pair.trim().split(/\s+/).map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new Error(`A point of ${name} can't be read: ${pair}`);
      return [x, y];
    }),
  }));
}

/** Reads `name | at | from | to` line by line. */
export function readSpans(text: string): { name: string; at: number; from: number; to: number }[] {
  return rowsOf(text).map(([name = '', ...numbers]) => {
    const [at, from, to] = numbers.map(Number);
    if (at === undefined || from === undefined || to === undefined || Number.isNaN(at + from + to))
      throw new Error(`The span of ${name} can't be read.`);
    return { name, at, from, to };
  });
}

function rowsOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
