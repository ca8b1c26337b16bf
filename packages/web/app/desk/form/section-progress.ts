import { deskMessages } from '../messages.ts';
import type { FieldValues } from './read-fields.ts';

/** How much of some fields is filled in, and how much of what is needed. */
export interface FieldProgress {
  filled: number;
  all: number;
  neededFilled: number;
  needed: number;
}

interface ProgressInput {
  values: FieldValues;
  needed: readonly string[];
  /** What is wrong with fields, by their names: what they hold isn't saved. */
  problems: Readonly<Record<string, string | undefined>>;
}

export function progressOf(
  names: readonly string[],
  { values, needed, problems }: ProgressInput,
): FieldProgress {
  const isFilled = (name: string) =>
    problems[name] === undefined && String(values[name] ?? '').trim() !== '';
  const wanted = names.filter((name) => needed.includes(name));
  return {
    filled: names.filter(isFilled).length,
    all: names.length,
    neededFilled: wanted.filter(isFilled).length,
    needed: wanted.length,
  };
}

/** "2 of 4 needed fields", or "3 of 9 filled in" where nothing is needed. */
export function progressText({ filled, all, neededFilled, needed }: FieldProgress): string {
  return needed > 0
    ? deskMessages.neededIn({ filled: neededFilled, all: needed })
    : deskMessages.filledInAll({ filled, all });
}
