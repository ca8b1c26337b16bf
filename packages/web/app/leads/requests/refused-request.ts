import { type FormAnswer, fieldMessages, formAnswer, refusedForm } from '#forms';
import { ApiError } from '#platform';

/** What the service calls our fields. */
const fieldOf: Record<string, string> = { name: 'user_name' };

/** Answers a short form that the service refused: messages by field, and the first as a toast. */
export function refusedRequest(error: unknown, values: FormAnswer['values']) {
  const answer = refusedForm(error, { values });
  if (!(error instanceof ApiError) || error.problem.code !== 'bad-input') {
    return formAnswer({ ...answer.data, toast: answer.data.message }, answer.init ?? {});
  }
  const told = Object.entries(fieldMessages(error)).map(([path, message]) => {
    const field = path.split('.').at(-1) ?? path;
    return [fieldOf[field] ?? field, message];
  });
  return formAnswer({
    fields: Object.fromEntries(told),
    values,
    toast: told[0]?.[1] ?? error.message,
  });
}
