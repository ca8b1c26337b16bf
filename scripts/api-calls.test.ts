import { expect, test } from 'vitest';
import { apiCalls, type JsonSchema } from './api-calls.ts';

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const text: JsonSchema = { type: 'string' };
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

function linesOf(paths: object): string[] {
  return apiCalls({ paths })
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

test('a call is one line with its input and its answer', () => {
  const home: JsonSchema = {
    type: 'object',
    required: ['id', 'price', 'tags'],
    properties: {
      id: text,
      price: nullable({ type: 'integer' }),
      tags: { type: 'array', items: { enum: ['new', 'sold'] } },
      city: text,
    },
  };
  expect(
    linesOf({
      '/api/v1/Home': {
        post: {
          requestBody: json({ type: 'object', required: ['key'], properties: { key: text } }),
          responses: { 200: json(home), 400: json(text) },
        },
        get: {
          parameters: [
            { in: 'query', name: 'limit', schema: { type: 'integer' } },
            { in: 'path', name: 'id', required: true, schema: text },
          ],
          responses: { 200: json(nullable(home)) },
        },
      },
      '/api/v1/Empty': { post: {} },
    }),
  ).toEqual([
    'POST /api/v1/Empty ->',
    'GET /api/v1/Home ?(limit?: integer) -> { id, price: integer | null, tags: ("new" | "sold")[], city? } | null',
    'POST /api/v1/Home { key } -> { id, price: integer | null, tags: ("new" | "sold")[], city? }',
  ]);
});

test('alternatives, combined parts, open keys and other media are distinguished', () => {
  const a: JsonSchema = { type: 'object', properties: { a: text } };
  const open: JsonSchema = { type: 'object', additionalProperties: { type: 'number' } };
  expect(
    linesOf({
      '/x': {
        post: {
          requestBody: { content: { 'text/csv': { schema: text } } },
          responses: { 200: json({ allOf: [{ oneOf: [a, open] }, a] }) },
        },
      },
    }),
  ).toEqual(['POST /x text/csv -> ({ a? } | { [key]: number }) & { a? }']);
});
