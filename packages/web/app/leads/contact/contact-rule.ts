import { contactProblems } from '@homestead/contract/leads';
import type { FormRule } from '#forms';

/** The rules of the contact form. */
export const contactRule: FormRule = (typed) => ({
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  message: null,
  ...named(
    contactProblems({
      firstName: typed('first_name'),
      lastName: typed('last_name'),
      email: typed('email'),
      phone: typed('phone'),
      message: typed('message'),
    }),
  ),
});

const named = ({ firstName, lastName, ...others }: ReturnType<typeof contactProblems>) => ({
  ...(firstName !== undefined && { first_name: firstName }),
  ...(lastName !== undefined && { last_name: lastName }),
  ...others,
});
