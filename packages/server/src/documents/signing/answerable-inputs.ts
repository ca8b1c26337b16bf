import type { DocumentRole, FormDefinition } from '@homestead/contract/documents';
import { inputsOf } from '../filling/find-input.ts';

/**
 * The inputs of a form that a recipient may answer now: those of their own role until they
 * have signed, and those that nobody in particular answers while nobody has. Initials are given,
 * not typed.
 */
export function answerableInputs(
  definition: FormDefinition,
  { role, signedRoles }: { role: DocumentRole; signedRoles: ReadonlySet<string> },
): string[] {
  if (signedRoles.has(role)) return [];
  const preparer = definition.lines.some((line) => line.role === 'seller') ? 'seller' : 'buyer';
  const mayPrepare = signedRoles.size === 0 && (role === preparer || role === 'agent');
  return inputsOf(definition)
    .filter(({ kind }) => kind !== 'initials')
    .filter(({ filledBy }) => (filledBy ? filledBy === role : mayPrepare))
    .map(({ key }) => key);
}
