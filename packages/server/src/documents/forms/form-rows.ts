import type {
  FormAnswer,
  FormChoice,
  FormInput,
  FormItem,
  FormSection,
} from '@homestead/contract/documents';

/** The four boxes of equipment. */
const equipmentBoxes: readonly FormChoice[] = [
  { key: 'Working', label: 'Working' },
  { key: 'Not_Working', label: 'Not Working' },
  { key: 'Do_Not_Know_If_Working', label: 'Do Not Know If Working' },
  { key: 'None', label: 'None / Not Included' },
];
const isThere = ['Working', 'Not_Working', 'Do_Not_Know_If_Working'];

const yes: FormChoice = { key: 'yes', label: 'Yes' };
const no: FormChoice = { key: 'no', label: 'No' };
const unknown: FormChoice = { key: 'Do_Not_Know', label: 'Do Not Know' };

/** The boxes of a question about the property's condition. */
const conditionBoxes = [yes, no, unknown];
/** The boxes of a question whose answer the seller knows. */
export const yesNoBoxes = [yes, no];
/** The box of an item that is otherwise answered by a year. */
export const unknownBox = [unknown];
const serviceBoxes = [yes, no, unknown, { key: 'None', label: 'None / Not Included' }];

/** Makes the further inputs of a row from its id. */
type Beside = (id: string) => FormInput[];

interface RowDetails {
  help?: string;
  beside?: Beside;
}

const choiceOf = (
  key: string,
  field: string,
  label: string,
  choices: readonly FormChoice[],
): FormInput => ({ key, field, label, kind: 'choice', choices, isRequired: true });

type Row = (number: string, label: string, field: string, details?: RowDetails) => FormItem;

const rowOf =
  (section: string, choices: readonly FormChoice[], isExplained: boolean): Row =>
  (number, label, field, { help, beside } = {}) => {
    const id = `${section}-${number}`;
    return {
      ...{ id, number, label },
      ...(help !== undefined && { help }),
      inputs: [choiceOf(id, field, label, choices), ...(beside?.(id) ?? [])],
      ...(isExplained && { explainedIf: ['yes'] }),
    };
  };

/** Rows of Part I: a piece of equipment, and whether it works. */
export const equipmentRow = (section: string): Row => rowOf(section, equipmentBoxes, false);
/** Rows of Part II, Sections A to D, where each YES is explained. */
export const conditionRow = (section: string): Row => rowOf(section, conditionBoxes, true);
/** Rows of Part II, Section E: whether something was serviced, and when last. */
export const serviceRow =
  (section: string): Row =>
  (number, label, field, details = {}) =>
    rowOf(section, serviceBoxes, false)(number, label, field, {
      beside: lastYear(field.replace(/_lst$/, '_year')),
      ...details,
    });

const ifThere = (id: string) => ({ onlyIf: { key: id, is: isThere } });

/** How many there are. */
export const howMany =
  (field: string): Beside =>
  (id) => [
    {
      ...{ key: `${id}.number`, field, label: 'Number', kind: 'count', isRequired: true },
      ...ifThere(id),
    },
  ];

/** The year in which it was installed; UNK where the seller doesn't know it. */
export const yearInstalled =
  (field: string): Beside =>
  (id) => [
    {
      ...{ key: `${id}.year`, field, label: 'Year installed', kind: 'year' },
      ...{ isRequired: true, orElse: ['UNK'], ...ifThere(id) },
    },
  ];

const lastYear =
  (field: string): Beside =>
  (id) => [
    {
      ...{ key: `${id}.year`, field, label: 'Most recent year', kind: 'year', isRequired: true },
      ...{ orElse: ['UNK'], onlyIf: { key: id, is: ['yes'] } },
    },
  ];

/** Boxes that exclude each other and have a field each, such as rent and own. */
export const eitherBox =
  (name: string, label: string, boxes: readonly [key: string, label: string, field: string][]) =>
  (id: string): FormInput => ({
    ...{ key: `${id}.${name}`, field: boxes[0]?.[2] ?? '', label, kind: 'choice' },
    choices: boxes.map(([key, text, field]) => ({ key, label: text, field })),
    ...{ isRequired: true, ...ifThere(id) },
  });

/** A box beside others that can be checked, too. */
export const checkBox =
  (name: string, label: string, field: string) =>
  (id: string): FormInput => ({
    ...{ key: `${id}.${name}`, field, label, kind: 'check', isRequired: false, ...ifThere(id) },
  });

/** A further input that is asked with one answer of the row. */
export const besideAnswer = (
  id: string,
  is: readonly FormAnswer[],
  { name, ...input }: Omit<FormInput, 'key' | 'onlyIf'> & { name: string },
): FormInput => ({ ...input, key: `${id}.${name}`, onlyIf: { key: id, is } });

/** A row with one text, date or choice that isn't one of many. */
export function plainItem(
  id: string,
  label: string,
  input: Partial<FormInput> & Pick<FormInput, 'field'>,
  { help, number = '', beside = [] }: { help?: string; number?: string; beside?: FormInput[] } = {},
): FormItem {
  return {
    ...{ id, number, label },
    ...(help !== undefined && { help }),
    inputs: [{ key: id, label, kind: 'text', isRequired: true, ...input }, ...beside],
  };
}

/** A section of the two-column layout. */
export const section = (
  id: string,
  title: string,
  items: readonly FormItem[],
  more: Partial<FormSection> = {},
): FormSection => ({ id, title, items, ...more });
