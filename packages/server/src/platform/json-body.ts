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
  if (depthOf(text) > MAX_DEPTH || /\\u0000|\0/.test(text)) return refuse('bad-json');
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__' || !key.isWellFormed()) throw new SyntaxError('forbidden key');
      if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('not text');
      return value;
    });
  } catch {
    return refuse('bad-json');
  }
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
