import { homeValueProblems } from '@homestead/contract/leads';
import type { FormRule } from '#forms';

/** The rules of the home-value form. */
export const homeValueRule: FormRule = (typed) => {
  const { name, ...others } = homeValueProblems({
    street: typed('street'),
    city: typed('city'),
    zip: typed('zip'),
    name: typed('user_name'),
    email: typed('email'),
    phone: typed('phone'),
  });
  const none = { street: null, city: null, zip: null, email: null, phone: null };
  return { ...none, user_name: name ?? null, ...others };
};
