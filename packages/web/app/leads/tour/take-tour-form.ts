import { fieldMessages, formAnswer, problemsOf, refusedForm, type TypedForm } from '#forms';
import { type Api, ApiError } from '#platform';
import { sendTour, tourProblems } from './send-tour.ts';
import type { TourFacts } from './tour-facts.ts';
import { timeFields, tourRule } from './tour-rule.ts';
import { readTourKind } from './tour-words.ts';

/**
 * Sends the form of the tour request's own page, as the person who opened it. Answers null when the
 * request is stored, else what the form shows; what was typed stays.
 */
export async function takeTourForm(
  api: Api,
  facts: Pick<TourFacts, 'mlsNumber' | 'home'>,
  form: TypedForm,
): Promise<ReturnType<typeof formAnswer> | null> {
  const values = form.texts('kind', 'day', ...timeFields, 'name', 'email', 'phone', 'message');
  const text = (name: string) => form.text(name);
  const fields = problemsOf(tourRule, text);
  if (fields) return formAnswer({ fields, values });
  const tour = {
    kind: readTourKind(text('kind')),
    day: text('day'),
    times: timeFields
      .map(text)
      .filter((time) => time !== '')
      .sort(),
    contact: {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      message: text('message'),
    },
  };
  try {
    await sendTour(api, { ...facts, personId: null }, tour, text('key'));
    return null;
  } catch (error) {
    const isAboutFields = error instanceof ApiError && error.problem.code === 'bad-input';
    if (!isAboutFields) return refusedForm(error, { values });
    const { time, ...others } = tourProblems(fieldMessages(error));
    const told = { ...others, ...(time !== undefined && { time1: time }) };
    return formAnswer({ fields: told, values });
  }
}
