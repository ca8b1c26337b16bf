import { DECOY_FILLED } from '@homestead/contract/platform';
import { data } from 'react-router';
import { ApiError } from '#platform';
import { textIn } from './form-rule.ts';
import { formMessages } from './messages.ts';
import { DECOY } from './spam-guard.tsx';

/** The answer to a form that was refused, or that stays for more input. */
export interface FormAnswer {
  /** Messages by the field's name. */
  fields: Record<string, string>;
  /** About the form as a whole. */
  message: string | null;
  /** What was done, when the form stays for more. */
  done: string | null;
  /** An additional note. */
  toast: string | null;
  /** For an outage: the number to mention when asking for help. */
  requestId: string | null;
  /** What was typed, never a password. */
  values: Record<string, string>;
}

type Told = Partial<FormAnswer> & { values: FormAnswer['values'] };

/** Form data as our pages' forms send it: text only. */
export class TypedForm {
  readonly #data: FormData;
  constructor(form: FormData) {
    this.#data = form;
  }

  text(name: string): string {
    return textIn(this.#data, name);
  }

  /**
   * The options of a call that sends this form: its key, and what its {@link SpamGuard} holds. They
   * go into headers, so what can't be in one is left out.
   */
  marks(): { idempotencyKey?: string; guard?: string } {
    const [key, opened] = [this.text('key'), this.text('opened')].map((text) =>
      /^[\w-]{1,200}$/.test(text) ? text : '',
    );
    const guard = `${opened}${this.text(DECOY) && DECOY_FILLED}`;
    return { ...(key && { idempotencyKey: key }), ...(guard && { guard }) };
  }

  /** Several fields, to send them back. */
  texts<Name extends string>(...names: Name[]): Record<Name, string> {
    const entries = names.map((name) => [name, this.text(name)] as const);
    return Object.fromEntries(entries) as Record<Name, string>;
  }
}

const LARGEST_FORM = 64 * 1024;

/** Reads a posted form of at most 64 KB; a larger one, or one that hides its length, is 413. */
export async function readForm(request: Request): Promise<TypedForm> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= LARGEST_FORM)) throw new Response(formMessages.tooLarge(), { status: 413 });
  return new TypedForm(await request.formData());
}

/** Answers a form that stays open: it was refused (400 by default), or more can be sent with it. */
export function formAnswer(told: Told, init: ResponseInit = { status: 400 }) {
  const none = { fields: {}, message: null, done: null, toast: null, requestId: null };
  return data<FormAnswer>({ ...none, ...told }, init);
}

/**
 * Answers a form whose call was refused. Errors that aren't answers of the service are rethrown.
 */
export function refusedForm(error: unknown, told: Told) {
  if (!(error instanceof ApiError)) throw error;
  const { status, problem, retryAfterSeconds: wait } = error;
  if (status === 0 || (status >= 500 && !(status === 503 && problem.message))) {
    return formAnswer(
      { message: formMessages.outage(), requestId: problem.requestId ?? null, ...told },
      { status: status || 502 },
    );
  }
  const fields = fieldMessages(error);
  const isSaid = Object.keys(fields).length > 0 && problem.code === 'bad-input';
  const message = wait === null ? error.message : `${error.message} ${waitText(wait)}`;
  return formAnswer({ fields, message: isSaid ? null : message, ...told }, { status });
}

/** Messages of refused fields by the field's name, the first of each, in the answer's order. */
export function fieldMessages({ problem }: ApiError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, label, message } of problem.errors ?? []) {
    // A message that starts a sentence is whole; others follow their label.
    messages[field] ??= /^[A-Z]/.test(message) ? message : `${label} ${message}`;
  }
  return messages;
}

/** "You can try again in 40 seconds.", in minutes from two on. */
export function waitText(seconds: number): string {
  return seconds < 120
    ? formMessages.waitSeconds({ count: Math.max(1, seconds) })
    : formMessages.waitMinutes({ count: Math.ceil(seconds / 60) });
}
