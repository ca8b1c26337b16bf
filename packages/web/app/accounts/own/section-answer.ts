import { fieldMessages, waitText } from '#forms';
import type { ApiError } from '#platform';
import { ownMessages } from '../messages/own.ts';

/** The answer to a section's form. */
export interface SectionAnswer<Given = unknown> {
  /** Which form it was. */
  intent: string;
  isDone: boolean;
  /** The message to show: what was done, or why it failed. */
  message: string;
  /** Messages of refused fields by field name. */
  errors: Record<string, string>;
  /** What was typed, never a secret, for pages that work without script. */
  typed: Record<string, string>;
  /** What the section shows once, such as recovery codes. */
  given: Given | null;
}

/** The result of a section's action. */
export interface Done {
  message: string;
  given?: unknown;
}

/** Fields that are never written back into a page. */
const SECRET = /password|^code$|confirm/i;

/** A section's answer after its action succeeded. */
export function doneAnswer(intent: string, { message, given = null }: Done): SectionAnswer {
  return { intent, isDone: true, message, errors: {}, typed: {}, given };
}

/**
 * A section's answer after the API refused: field messages, what was typed, and the message for the
 * form.
 */
export function refusedAnswer(intent: string, form: FormData, error: ApiError): SectionAnswer {
  const errors = fieldMessages(error);
  const message = Object.keys(errors).length > 0 ? '' : problemSentence(error);
  return { intent, isDone: false, message, errors, typed: typedOf(form), given: null };
}

/** A section's answer when the page itself refuses, with field messages. */
export function badAnswer(
  intent: string,
  form: FormData,
  errors: Record<string, string>,
): SectionAnswer {
  return { intent, isDone: false, message: '', errors, typed: typedOf(form), given: null };
}

function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET.test(entry[0]),
    ),
  );
}

/** The message of a refusal without fields. */
function problemSentence(error: ApiError): string {
  const { status, problem, retryAfterSeconds } = error;
  if (status === 0) return ownMessages.unreachable();
  if (status >= 500 && status !== 503) {
    const { requestId: id } = problem;
    return id ? ownMessages.outageWithRequest({ id }) : ownMessages.outage();
  }
  if (retryAfterSeconds === null) return error.message;
  return `${error.message} ${waitText(retryAfterSeconds)}`;
}
