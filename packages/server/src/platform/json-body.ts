import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal-error.ts';

const MAX_DEPTH = 32;

/**
 * The only body parser of the API: JSON as `application/json`, nested at most 32 deep, without NUL
 * and lone surrogates (PostgreSQL can't store them) and without prototype-polluting keys.
 */
export function takeJsonBodiesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string | Buffer) => parseJsonBody(String(text)),
  );
}

/** Parses a JSON body; refuses as described at {@link takeJsonBodiesOnly}. */
function parseJsonBody(text: string): unknown {
  if (text.length === 0) return undefined;
  if (depthOf(text) > MAX_DEPTH) return refuse('bad-json');
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__' || !isStorable(key)) throw new SyntaxError('forbidden key');
      if (typeof value === 'string' && !isStorable(value)) throw new SyntaxError('not text');
      return value;
    });
  } catch {
    return refuse('bad-json');
  }
}

/** Whether PostgreSQL can store a text as it is: no NUL and no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Whether a percent-encoded address, query or form holds a NUL or half of a surrogate pair, which
 * decoders keep or replace silently.
 */
export function hasBrokenText(encoded: string): boolean {
  return /%00|%ed%[ab]/i.test(encoded);
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInText) {
      if (character === '\\') index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
