import type {
  FormInput,
  FormItem,
  FormPart,
  FormSection,
  SigningLine,
  SigningRole,
} from '@homestead/contract/documents';
import type { FormWording } from './form-words.ts';

type InputDetails = Partial<FormInput> & Pick<FormInput, 'field'>;

/** An input beside others of its item, by its own key. */
export const inputOf = (key: string, label: string, details: InputDetails): FormInput => ({
  ...{ key, label, kind: 'text', isRequired: true },
  ...details,
});

/** A row with one text, date or choice, and inputs beside it. */
export function itemOf(
  id: string,
  label: string,
  details: InputDetails,
  more: { number?: string; help?: string; beside?: FormInput[]; explainedIf?: string[] } = {},
): FormItem {
  const { number = '', beside = [], ...others } = more;
  return { ...{ id, number, label, ...others }, inputs: [inputOf(id, label, details), ...beside] };
}

/** A part that is one section, with its heading once. */
export const partOf = (
  id: string,
  title: string,
  items: readonly FormItem[],
  wording: Pick<FormSection, 'before' | 'after'> = {},
): FormPart => ({ id, title, sections: [{ id, title, items, ...wording }] });

/** Wording of a text file under its headings, except what is said above signatures. */
export const partsOfWording = ({ sections }: FormWording): FormPart[] =>
  sections
    .filter(({ title }) => title.toLowerCase() !== SIGNATURES)
    .map(({ title, paragraphs }, at) => textPart(`text-${at + 1}`, title, paragraphs));

/** A part without items. */
export const textPart = (id: string, title: string, before: readonly string[]): FormPart => ({
  ...{ id, title, before, sections: [] },
});

const SIGNATURES = 'signatures';
/** What a text says above the signatures. */
export const aboveSignatures = (wording: FormWording): string =>
  wording.of(SIGNATURES).join('\n\n');

/** Lines of a role; those beyond the first count once there is someone for them. */
export function linesOf(
  role: SigningRole,
  count: number,
  details: {
    label: string;
    fields: (number: number) => { field: string; dateField: string };
    isRequired?: boolean;
    certifies?: string;
  },
): SigningLine[] {
  const { label, fields, isRequired = true, certifies } = details;
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: `${role}-${at + 1}`, role, number: at + 1, label: `${label}’s signature` },
    ...{ ...fields(at + 1), isRequired: isRequired && at === 0 },
    ...(certifies !== undefined && { certifies }),
  }));
}

/** Fields such as `seller1` and `seller1_date`. */
export const numbered =
  (name: string, ending = '') =>
  (number: number) => ({
    ...{ field: `${name}${number}${ending}`, dateField: `${name}${number}_date` },
  });
