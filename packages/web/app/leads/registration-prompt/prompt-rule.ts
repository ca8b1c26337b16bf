import { requesterProblems } from '@homestead/contract/leads';
import type { FormRule } from '#forms';

/** The rule of the prompt's form: a name and an email address. */
export const promptRule: FormRule = (typed) => {
  const given = { name: typed('name'), email: typed('email'), phone: null };
  const { name = null, email = null } = requesterProblems(given, 'shown');
  return { name, email };
};
