import { parseAst } from 'vitest/node';
import { lineAt, type Problem, problem } from './problem.ts';
import type { ProjectFile } from './project-files.ts';

/** One import, export-from, dynamic import or import type of a module. */
export interface Import {
  specifier: string;
  line: number;
  /** Gone when types are stripped. */
  isTypeOnly: boolean;
  /** `import()`: loaded on demand. */
  isDynamic: boolean;
}

/** A source file as the walls see it. */
export interface Module {
  path: string;
  lines: number;
  imports: Import[];
  /** Syntax that Node can't run by stripping types, and files that can't be parsed. */
  problems: Problem[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const notErasable: Record<string, string> = {
  TSEnumDeclaration: 'an enum can’t be stripped; use an object or a union',
  TSParameterProperty: 'a parameter property can’t be stripped; write the field',
  Decorator: 'decorators are not used here',
  TSExportAssignment: '`export =` is not used here',
  TSImportEqualsDeclaration: '`import =` is not used here',
};

/**
 * A top-level statement of a module: a function, class or constant with its name, or '' for none.
 */
export interface Part {
  name: string;
  start: number;
  end: number;
}

/** The top-level statements of a TypeScript file; throws when it can’t be parsed. */
export function topLevelParts({ path, text }: ProjectFile): Part[] {
  const program = parseProgram(path, text);
  return (program.body as Node[]).map((statement) => {
    const declared = (statement.declaration ?? statement) as Node;
    const [first] = (declared.declarations ?? []) as Node[];
    const { name = '' } = ((first ?? declared).id ?? {}) as { name?: string };
    return { name, start: statement.start, end: statement.end as number };
  });
}

function parseProgram(path: string, text: string): Node {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
}

/** Reads the imports of one TypeScript file with a real parser. */
export function readModule({ path, text }: ProjectFile): Module {
  const module: Module = { path, lines: countLines(text), imports: [], problems: [] };
  let program: Node;
  try {
    program = parseProgram(path, text);
  } catch (error) {
    const sentence = String((error as Error).message).split('\n')[0] ?? '';
    module.problems.push(problem(path, null, `can’t be parsed: ${sentence}`));
    return module;
  }
  visit(program, (node) => {
    const found = importOf(node);
    if (found) module.imports.push({ ...found, line: lineAt(text, node.start) });
    const sentence = notErasable[node.type] ?? (isNamespace(node) ? namespaceSentence : null);
    if (sentence) module.problems.push(problem(path, lineAt(text, node.start), sentence));
  });
  return module;
}

const namespaceSentence = 'a namespace can’t be stripped; use a module';

function isNamespace(node: Node): boolean {
  return node.type === 'TSModuleDeclaration' && node.kind === 'namespace' && !node.declare;
}

function importOf(node: Node): Omit<Import, 'line'> | null {
  const specifier = (node.source as { value?: unknown } | null | undefined)?.value;
  if (typeof specifier !== 'string') return null;
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier, isTypeOnly: node.importKind === 'type', isDynamic: false };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return { specifier, isTypeOnly: node.exportKind === 'type', isDynamic: false };
    case 'ImportExpression':
      return { specifier, isTypeOnly: false, isDynamic: true };
    case 'TSImportType':
      return { specifier, isTypeOnly: true, isDynamic: false };
    default:
      return null;
  }
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string') {
        visit(child as Node, see);
      }
    }
  }
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
