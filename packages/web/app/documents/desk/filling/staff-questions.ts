import type { FormDefinition, FormInput } from '@homestead/contract/documents';

const isForStaff = ({ kind, filledBy }: FormInput): boolean =>
  kind !== 'initials' && filledBy !== 'buyer' && filledBy !== 'witness';

const inputsOf = ({ parts }: FormDefinition): FormInput[] =>
  parts.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap(({ inputs }) => inputs)),
  );

/** The inputs that staff answer; buyers and witnesses answer theirs while they sign. */
export const staffInputs = (definition: FormDefinition): string[] =>
  inputsOf(definition)
    .filter(isForStaff)
    .map(({ key }) => key);

/** How many inputs someone else answers. */
export const othersCount = (definition: FormDefinition): number =>
  inputsOf(definition).filter((input) => input.kind !== 'initials' && !isForStaff(input)).length;

/** What an item is called, such as "4a Roof leaks now?"; empty if the form has no such item. */
export function itemName(definition: FormDefinition, id: string): string {
  for (const { sections } of definition.parts) {
    for (const { items } of sections) {
      const item = items.find((one) => one.id === id);
      if (item) return [item.number, item.label].filter(Boolean).join(' ');
    }
  }
  return '';
}
