import { posix } from 'node:path';
import { type Problem, problem } from './problem.ts';
import type { Import, Module } from './read-module.ts';

/**
 * Cycles of modules, by types too: to understand one module of a cycle you have to read all of
 * them.
 */
export function cycleProblems(modules: readonly Module[]): Problem[] {
  const known = new Map(modules.map((module) => [module.path, module]));
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const problems: Problem[] = [];

  const walk = (module: Module): void => {
    state.set(module.path, 'open');
    trail.push(module.path);
    for (const entry of module.imports) {
      const target = resolveImport(module.path, entry);
      const next = target ? known.get(target) : undefined;
      if (!next) continue;
      if (state.get(next.path) === 'open') {
        const ring = [...trail.slice(trail.indexOf(next.path)), next.path];
        problems.push(problem(module.path, entry.line, `closes a cycle: ${ring.join(' → ')}`));
      } else if (!state.has(next.path)) walk(next);
    }
    trail.pop();
    state.set(module.path, 'done');
  };
  for (const module of modules) if (!state.has(module.path)) walk(module);
  return problems;
}

/** Path of an import's target inside the project; null for packages. */
function resolveImport(from: string, { specifier }: Import): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('@homestead/contract/')) {
    return `packages/contract/src/${specifier.slice('@homestead/contract/'.length)}/index.ts`;
  }
  const floor = /^packages\/([^/]+)\//.exec(from)?.[1];
  if (!specifier.startsWith('#') || !floor) return null;
  return `packages/${floor}/${floor === 'web' ? 'app' : 'src'}/${specifier.slice(1)}/index.ts`;
}
