import type { z } from 'zod';
import type { FieldRefusal } from './refusal.ts';

type Issue = z.core.$ZodIssue;

/**
 * Turns zod's issues into refused fields: '<label> <message>', with the label from `labels` or the
 * field's name. A value of the wrong type gets no further details.
 */
export function fieldRefusals(
  issues: readonly Issue[],
  labels: Readonly<Record<string, string>> = {},
): FieldRefusal[] {
  const ofWrongType = new Map(
    issues.filter(({ code }) => code === 'invalid_type').map((issue) => [nameOf(issue), issue]),
  );
  const telling = issues.filter((issue) => (ofWrongType.get(nameOf(issue)) ?? issue) === issue);
  return telling.slice(0, 50).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => refusal([...issue.path, key], 'isn’t a known field', labels));
    }
    return [refusal(issue.path, sentenceOf(issue), labels)];
  });
}

function nameOf({ path }: { path: readonly PropertyKey[] }): string {
  return path.map(String).join('.');
}

function refusal(
  path: readonly PropertyKey[],
  message: string,
  labels: Readonly<Record<string, string>>,
): FieldRefusal {
  const field = nameOf({ path });
  const label = labels[field] ?? labels[String(path[0] ?? '')] ?? (field || 'The body');
  return { field, label, message: `${label} ${message}` };
}

function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${article(issue.expected)}`;
    case 'too_small':
      return `${measureOf(issue.origin)} at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `${measureOf(issue.origin)} at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'custom':
      return issue.message;
    default:
      return 'isn’t valid';
  }
}

function measureOf(origin: string): string {
  return origin === 'string' || origin === 'array' ? 'must have' : 'must be';
}

function unitOf(origin: string): string {
  return origin === 'string' ? ' characters' : '';
}

function article(expected: string): string {
  const words: Record<string, string> = {
    int: 'a whole number',
    number: 'a number',
    string: 'text',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
  };
  return words[expected] ?? expected;
}
