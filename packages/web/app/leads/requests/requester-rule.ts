import { requesterProblems } from '@homestead/contract/leads';
import type { FormRule } from '#forms';

/** The contact details of the short forms. */
export const requesterRule: FormRule = (typed) => {
  const { name, email, phone } = requesterProblems({
    name: typed('user_name'),
    email: typed('email'),
    phone: typed('phone'),
  });
  return { user_name: name ?? null, email: email ?? null, phone: phone ?? null };
};
