import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Input that a schema rejected in a query or body; the error handler writes the messages. */
export class InputError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  readonly statusCode = 400;

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('input refused');
    this.name = 'InputError';
    this.issues = issues;
  }
}

/**
 * Checks input with the zod schemas of the contract. Issues keep their input, to distinguish
 * missing values from those of the wrong type.
 */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new InputError(result.error.issues) };
  };
