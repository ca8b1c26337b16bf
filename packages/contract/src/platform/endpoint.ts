import type { z } from 'zod';

/** How far a right goes: the caller's own records, those of the caller's team, or all. */
export type Reach = 'own' | 'team' | 'all';

/**
 * Who may make a call. `public`: anybody. `signed-in`: any person with a session. A permission
 * names the keys of which one must be held, and the least reach that the caller's role must have.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'permission'; anyOf: readonly [string, ...string[]]; reach: Reach };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the wire. `path` is relative to /api/v1, in the spelling of the specs, its parameters
 * in braces (`users/{id}`); it is matched without regard to case. `example` is an answer as the
 * server gives it and is parsed against `answer` by a test.
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** A form: sent again with the same Idempotency-Key header it gets the same answer. */
  readonly isForm?: true;
  /** Labels of fields for refusals, where the field's own name would not do. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly example: z.input<Answer>;
}

/** Keeps the types of one endpoint. */
export function defineEndpoint<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Params extends z.ZodType,
>(endpoint: Endpoint<Query, Body, Answer, Params>): Endpoint<Query, Body, Answer, Params> {
  return endpoint;
}

export type QueryOf<E> =
  E extends Endpoint<infer Q, z.ZodType, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> =
  E extends Endpoint<z.ZodType, infer B, z.ZodType, z.ZodType> ? z.output<B> : never;
export type AnswerOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer A, z.ZodType> ? z.output<A> : never;
export type ParamsOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer P> ? z.output<P> : never;
