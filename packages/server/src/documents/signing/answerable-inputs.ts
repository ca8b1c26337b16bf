import type { DocumentRole, FormDefinition } from '@homestead/contract/documents';
import { inputsOf } from '../filling/find-input.ts';

/**
 * Who fills in what a form asks of nobody in particular, besides staff and the agent who signs:
 * sellers, or buyers of a form without sellers. One that goes to buyers or to sellers is filled in
 * by those who get it.
 */
export function preparersOf({ lines }: FormDefinition): ('seller' | 'buyer')[] {
  const parties = (['seller', 'buyer'] as const).filter((role) =>
    lines.some((line) => line.role === role),
  );
  const isForEither = !lines.some(
    ({ role, isRequired }) => isRequired && parties.some((party) => party === role),
  );
  return isForEither ? parties : parties.slice(0, 1);
}

/** Whether recipients of a role may fill in what a form asks of nobody in particular. */
export const mayPrepare = (definition: FormDefinition, role: DocumentRole): boolean =>
  role === 'agent' || preparersOf(definition).some((party) => party === role);

interface Signer {
  role: DocumentRole;
  /** Roles that have signed the document in this envelope. */
  signedRoles: ReadonlySet<string>;
}

/**
 * The inputs of a form that a recipient may answer now: those of their own role until they
 * have signed, and those that nobody in particular answers while nobody has. Initials are given,
 * not typed.
 */
export function answerableInputs(
  definition: FormDefinition,
  { role, signedRoles }: Signer,
): string[] {
  if (signedRoles.has(role)) return [];
  const isPreparing = signedRoles.size === 0 && mayPrepare(definition, role);
  return inputsOf(definition)
    .filter(({ kind }) => kind !== 'initials')
    .filter(({ filledBy }) => (filledBy ? filledBy === role : isPreparing))
    .map(({ key }) => key);
}

/**
 * Inputs that a recipient’s signature doesn’t stand for: those of a role that signs later. All
 * others have to be complete when they sign, also what they can’t answer themselves.
 */
export function inputsOfLater(
  definition: FormDefinition,
  { role, signedRoles }: Signer,
): ReadonlySet<string> {
  const later = inputsOf(definition).filter(
    ({ filledBy }) => filledBy && filledBy !== role && !signedRoles.has(filledBy),
  );
  return new Set(later.map(({ key }) => key));
}
