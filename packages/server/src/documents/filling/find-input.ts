import type { FormAnswer, FormDefinition, FormInput } from '@homestead/contract/documents';

const EXPLANATION = /^(.+)\.explanation$/;
/** Characters of an explanation or comment; the paper goes on to further pages. */
const LINES_MAX = 20_000;

/** All inputs of a form in order, with the explanations of its items. */
export function inputsOf(definition: FormDefinition): FormInput[] {
  return definition.parts.flatMap((part) =>
    part.sections.flatMap((section) =>
      section.items.flatMap((item) => [
        ...item.inputs,
        ...(item.explainedIf ? [explanationOf(item.id, item.inputs[0]?.filledBy)] : []),
      ]),
    ),
  );
}

const explanationOf = (item: string, filledBy: FormInput['filledBy']): FormInput => ({
  key: `${item}.explanation`,
  field: 'explanations',
  label: 'Explanation',
  kind: 'lines',
  isRequired: false,
  ...(filledBy && { filledBy }),
});

/** An input of a form by its key, explanations among them; null if the form has none. */
export function findInput(definition: FormDefinition, key: string): FormInput | null {
  return inputsOf(definition).find((input) => input.key === key) ?? null;
}

/** The label of an input for people: its item’s, too, where it is beside it. */
export function labelOfInput(definition: FormDefinition, key: string): string {
  for (const part of definition.parts) {
    for (const section of part.sections) {
      for (const item of section.items) {
        const own = item.inputs.findIndex((input) => input.key === key);
        const [, explained] = EXPLANATION.exec(key) ?? [];
        if (own < 0 && explained !== item.id) continue;
        const beside = own > 0 ? item.inputs[own]?.label : explained ? 'Explanation' : null;
        return beside ? `${item.label}: ${beside}` : item.label;
      }
    }
  }
  return key;
}

/** Why a value can’t be an answer of an input, after its label; null if it can. */
export function problemOfAnswer(input: FormInput, value: FormAnswer): string | null {
  const { kind } = input;
  if (kind === 'initials') return 'is given while signing';
  if (kind === 'check') return typeof value === 'boolean' ? null : 'must be checked or not';
  if (typeof value !== 'string') return 'must be a text';
  if (value === '') return null;
  if (kind === 'choice') {
    const isOffered = input.choices?.some((choice) => choice.key === value);
    return isOffered ? null : 'must be one of the choices';
  }
  if (input.orElse?.some((other) => other === value)) return null;
  const or = input.orElse ? ` or ${input.orElse.join(' or ')}` : '';
  if (kind === 'year' && !/^\d{4}$/.test(value)) return `must be a year of four digits${or}`;
  if (kind === 'count' && !/^\d{1,6}$/.test(value)) return `must be a number${or}`;
  if (kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value)) return `must be a date${or}`;
  const most = input.max ?? (kind === 'lines' ? LINES_MAX : 500);
  if (value.length > most) return `can have at most ${most} characters`;
  if (kind !== 'lines' && value.includes('\n')) return 'must be on one line';
  return null;
}
