import type { z } from 'zod';
import { type CallLine, type HttpMethod, readCall } from './call.ts';

/** How far a permission goes: the caller's own records, those of the caller's team, or all. */
export type RecordScope = 'own' | 'team' | 'all';

/**
 * Who may make a call. `public`: everyone. `signed-in`: people with a session. `staff`: people who
 * work at the brokerage. `permission`: people whose role has at least one of the keys and at least
 * this scope.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'staff' }
  | { kind: 'permission'; anyOf: readonly [string, ...string[]]; scope: RecordScope };

/** An endpoint's declaration in addition to its call. A test parses `example` with `answer`. */
interface Declared<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Params extends z.ZodType,
> {
  readonly access: Access;
  readonly summary: string;
  /**
   * A form: if sent again with the same Idempotency-Key, it gets the same answer. `keyed`: refused
   * without one, as every call must be that moves money or signs something.
   */
  readonly isForm?: true | 'keyed';
  /**
   * A form for strangers: one that looks like spam gets the same answer, and nothing comes of it
   * until staff have looked at it (paper 59). `mailbox` is the field with the sender's email
   * address, whose domain is checked.
   */
  readonly isSpamGuarded?: true | { readonly mailbox: string };
  /**
   * Whether it can be made while seeing the office as someone else. By default a GET can,
   * and nothing else. `open`: it only reads, or ends seeing. `changes`: a GET that changes
   * something. `personal`: what only the person reads, or a whole list to take along.
   */
  readonly whileSeeingAs?: 'open' | 'changes' | 'personal';
  /** Labels of fields for refusals, where the field's own name would not do. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** A body that it takes, for the documentation. A test parses it with `body`. */
  readonly exampleBody?: z.input<Body>;
  readonly answer: Answer;
  readonly example: z.input<Answer>;
}

/**
 * One call of the wire. `path` is relative to /api/v1, its parameters in braces (`users/{id}`); it
 * is matched case-insensitively.
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> extends Declared<Query, Body, Answer, Params> {
  readonly method: HttpMethod;
  readonly path: string;
}

/** An endpoint from its call, which gives the method and the path, and its other declarations. */
export function defineEndpoint<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Params extends z.ZodType,
>(
  call: CallLine,
  declared: Declared<Query, Body, Answer, Params>,
): Endpoint<Query, Body, Answer, Params> {
  return { ...readCall(call), ...declared };
}

export type QueryOf<E> =
  E extends Endpoint<infer Q, z.ZodType, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> =
  E extends Endpoint<z.ZodType, infer B, z.ZodType, z.ZodType> ? z.output<B> : never;
export type AnswerOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer A, z.ZodType> ? z.output<A> : never;
export type ParamsOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer P> ? z.output<P> : never;

/** A caller's input: the path’s parameters, the query and the body as one object. */
export type InputOf<E> =
  E extends Endpoint<infer Query, infer Body, z.ZodType, infer Params>
    ? Given<z.input<Params> & QueryInput<Query> & BodyInput<z.input<Body>>>
    : never;

/** An empty body forbids every name, which would forbid the path's parameters, too. */
type BodyInput<Input> = Input extends Record<string, never> ? unknown : Input;

/** URLs are text, so a number may be passed where the schema reads one from text. */
type QueryInput<Query extends z.ZodType> = {
  [Name in keyof z.input<Query>]:
    | z.input<Query>[Name]
    | (Name extends keyof z.output<Query> ? z.output<Query>[Name] : never)
    | (undefined extends z.input<Query>[Name] ? null : never);
};

type Given<Input> = Input extends unknown
  ? keyof Input extends never
    ? Record<string, never>
    : { [Name in keyof Input]: Input[Name] }
  : never;

/** The calls of a group of endpoints, by their names. */
export type CallsOf<Endpoints> = {
  readonly [Name in keyof Endpoints as Endpoints[Name] extends Endpoint ? Name : never]: CallLine;
};
