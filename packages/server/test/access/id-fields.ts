import type { Endpoint } from '@homestead/contract/platform';
import type { z } from 'zod';
import { idName } from './id-parameters.ts';

/** Paths of the fields in an endpoint's input that hold ids: `params.id`, `body.ids.[]`. */
export function idFieldsOf(endpoint: Endpoint): string[] {
  const found = (['params', 'query', 'body'] as const).flatMap((part) =>
    leavesOf(endpoint[part] as z.ZodType | undefined, [part]),
  );
  return [...new Set(found)].sort();
}

type Def = z.core.$ZodTypes['_zod']['def'];

/** UUIDs, and what is named like an id. */
function leavesOf(schema: z.ZodType | undefined, path: readonly string[]): string[] {
  if (!schema) return [];
  const def = (schema as unknown as { def: Def }).def;
  if ('innerType' in def) return leavesOf(def.innerType as z.ZodType, path);
  if (def.type === 'pipe') return leavesOf(def.in as z.ZodType, path).concat(ofPipe(def, path));
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, one]) =>
      leavesOf(one as z.ZodType, [...path, name]),
    );
  }
  if (def.type === 'array') return leavesOf(def.element as z.ZodType, [...path, '[]']);
  if (def.type === 'union') return def.options.flatMap((one) => leavesOf(one as z.ZodType, path));
  const isId =
    ('format' in def && (def.format === 'uuid' || def.format === 'guid')) ||
    idName.test(path.filter((step) => step !== '[]').join('.'));
  return isId ? [path.join('.')] : [];
}

function ofPipe(def: { out: unknown }, path: readonly string[]): string[] {
  const out = def.out as z.ZodType;
  return (out as unknown as { def: Def }).def.type === 'transform' ? [] : leavesOf(out, path);
}
