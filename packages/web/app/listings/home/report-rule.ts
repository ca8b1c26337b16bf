import { reportProblems, reportSubjects } from '@homestead/contract/listings';
import type { FormRule } from '#accounts';

/** The rules of "This looks wrong", for the form before it is sent. */
export const reportRule: FormRule = (typed) => ({
  about: null,
  message: null,
  email: null,
  ...reportProblems({ about: typed('about'), message: typed('message'), email: typed('email') }),
});

/** What can be wrong, in the order of the form. */
export const reportChoices = Object.entries(reportSubjects);
