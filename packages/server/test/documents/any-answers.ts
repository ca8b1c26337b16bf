import { type FormDefinition, itemsOf } from '@homestead/contract/documents';

/** An answer to each of these inputs; of several boxes the last one, which needs no explanation. */
export function anyAnswers(form: FormDefinition, keys: readonly string[]): Record<string, string> {
  const samples: Readonly<Record<string, string>> = {
    date: '2026-11-20',
    year: '2012',
    count: '2',
  };
  const inputs = itemsOf(form).flatMap((item) => item.inputs);
  return Object.fromEntries(
    inputs
      .filter(({ key }) => keys.includes(key))
      .map(({ key, kind, choices }) => [key, choices?.at(-1)?.key ?? samples[kind] ?? 'Known']),
  );
}
