import { reportProblems, reportSubjects, reportWord } from '@homestead/contract/listings';
import type { FormRule } from '#forms';

/** What the browser checks before the report form is sent. */
export const reportRule: FormRule = (typed) => ({
  about: null,
  message: null,
  email: null,
  ...inWords(
    reportProblems({ about: typed('about'), message: typed('message'), email: typed('email') }),
  ),
});

/** What can be wrong, in the order of the form. */
export const reportChoices = Object.entries(reportSubjects);

function inWords(problems: ReturnType<typeof reportProblems>) {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, reportWord(problem)]),
  );
}
