import { DECOY } from './spam-guard.tsx';

/** What of a control is used here. */
export interface Control {
  name: string;
  type: string;
  autocomplete: string;
  value: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  options?: Iterable<{ value: string; defaultSelected: boolean }>;
}

/** Texts by field; a checkbox or radio button is one field for each of its values. */
export type Typed = Record<string, string>;

const NEVER_KEPT = /^(password|hidden|file|submit|button|reset|image|fieldset|output)$/;
/** A password that is shown has the type of a text. */
const SECRET = /password|one-time-code/;

/** The controls whose text may be kept: no passwords, codes, files, or what nobody types. */
export function keptControls(elements: Iterable<Control>): Control[] {
  return [...elements].filter(
    ({ name, type, autocomplete }) =>
      name && name !== DECOY && !NEVER_KEPT.test(type) && !SECRET.test(autocomplete),
  );
}

const isTick = ({ type }: Control) => type === 'checkbox' || type === 'radio';
const fieldOf = (control: Control) =>
  isTick(control) ? `${control.name}=${control.value}` : control.name;

export function textOf(control: Control): string {
  return isTick(control) ? String(control.checked) : control.value;
}

/** What the page came with. */
export function firstTextOf(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked);
  if (!control.options) return control.defaultValue ?? '';
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

export function readFields(controls: readonly Control[], read: (control: Control) => string) {
  return Object.fromEntries(controls.map((control) => [fieldOf(control), read(control)])) as Typed;
}

/** The fields that differ from what they were before. */
export function changedFields(controls: readonly Control[], before: Typed): Typed {
  const now = Object.entries(readFields(controls, textOf));
  return Object.fromEntries(now.filter(([field, text]) => text !== before[field]));
}

/** Fills in fields that are as they were before; whether there were any. */
export function fillFields(controls: readonly Control[], typed: Typed, before: Typed): boolean {
  let isFilled = false;
  for (const control of controls) {
    const field = fieldOf(control);
    const text = typed[field];
    if (text === undefined || text === before[field] || textOf(control) !== before[field]) continue;
    if (isTick(control)) control.checked = text === 'true';
    else control.value = text;
    isFilled ||= textOf(control) === text;
  }
  return isFilled;
}
