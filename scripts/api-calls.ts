/** JSON Schema in the OpenAPI document, as far as the list of calls reads it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | JsonSchema[] | boolean;
}

interface Body {
  content?: Record<string, { schema?: JsonSchema }>;
}

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}

/**
 * The text of docs/api-calls.txt: each call of the API on one line with its input and output
 * fields, so that a diff shows every change of the wire. Sorted by path.
 */
export function apiCalls(document: { paths?: object }): string {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>);
  const lines = paths
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, operations]) =>
      Object.entries(operations)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([method, operation]) => lineOf(method.toUpperCase(), path, operation)),
    );
  return `${[...HEAD, ...lines].join('\n')}\n`;
}

const HEAD = [
  '# Every call of the API with its fields. Made by `npm run generate`; the whole document is',
  '# served at /openapi.json. `?`: optional. `[]`: a list. A field without a type is a string.',
];

function lineOf(method: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, responses } = operation;
  const queryOf = parameters.filter((one) => one.in === 'query');
  const query = queryOf.map((one) => field(one.name, one.schema, one.required));
  const parts = [
    `${method} ${path}`,
    query.length > 0 ? `?(${query.join(', ')})` : null,
    requestBody ? bodyOf(requestBody) : null,
    '->',
    bodyOf(responses?.['200']),
  ];
  return parts.filter(Boolean).join(' ');
}

function bodyOf(body: Body | undefined): string {
  const contents = Object.entries(body?.content ?? {});
  return contents
    .map(([kind, { schema }]) => (kind === 'application/json' ? shape(schema) : kind))
    .join(' or ');
}

function field(name: string, schema: JsonSchema | undefined, isRequired = false): string {
  const type = shape(schema);
  const optional = isRequired ? '' : '?';
  return type === 'string' ? `${name}${optional}` : `${name}${optional}: ${type}`;
}

/** A schema in one line, in the notation of TypeScript where it has one. */
function shape(schema: JsonSchema | boolean | undefined): string {
  return choicesOf(schema).join(' | ');
}

/** The shape where it is part of a longer one. */
function innerShape(schema: JsonSchema | boolean | undefined): string {
  const choices = choicesOf(schema);
  return choices.length > 1 ? `(${choices.join(' | ')})` : choices.join();
}

function choicesOf(schema: JsonSchema | boolean | undefined): string[] {
  if (typeof schema !== 'object') return ['any'];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.flatMap(choicesOf))];
  if (schema.allOf) return [schema.allOf.map(innerShape).join(' & ')];
  if (schema.$ref) return [schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if ('const' in schema) return [JSON.stringify(schema.const)];
  if (schema.type === 'array') return [`${innerShape(itemOf(schema))}[]`];
  if (schema.type === 'object') return [objectShape(schema)];
  return [schema.type ?? 'any'].flat();
}

function itemOf({ items }: JsonSchema): JsonSchema | boolean | undefined {
  return Array.isArray(items) ? { anyOf: items } : items;
}

function objectShape({ properties, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties ?? {}).map(([name, schema]) =>
    field(name, schema, required.includes(name)),
  );
  if (typeof additionalProperties === 'object') {
    fields.push(`[key]: ${shape(additionalProperties)}`);
  }
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
