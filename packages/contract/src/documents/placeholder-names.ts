import type { DocumentRole } from './form-definition.ts';

interface Line {
  readonly role: DocumentRole;
  readonly number: number;
}

/** The name of someone who isn’t known yet, by what they sign as. */
export const placeholderOf = ({ role, number }: Line): string =>
  `${role.slice(0, 1).toUpperCase()}${role.slice(1)} ${number}`;

/** Whether a recipient still has the name that stands for someone unknown. */
export const isPlaceholder = (one: Line & { readonly name: string }): boolean =>
  one.name === placeholderOf(one);
