import type { Language, Message } from '@homestead/contract/platform';
import compile from 'icu-minify/compile';

/** A node of a parsed module. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The messages of a catalog by name. */
export type Catalog = Readonly<Record<string, Message<string>>>;

/** A module whose imports of catalogs are known. */
interface CatalogUser {
  code: string;
  program: Node;
  /** The import statements that bring catalogs. */
  imports: readonly Node[];
  /** Catalogs by the name they have in the module. */
  catalogs: ReadonlyMap<string, Catalog>;
  /** The language of the texts. */
  language: Language;
  /** Ends the build with a sentence and the place it is about. */
  refuse: (sentence: string, at: number) => never;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const FORMAT = '__formatMessage';
/** On the first line, so that no line of the module moves. */
const formatImport = `import { formatMessage as ${FORMAT} } from '@homestead/contract/platform';`;

/** The module's code with its messages in place and without the catalogs. */
export function inlineMessages(user: CatalogUser): string {
  const edits: Edit[] = user.imports.map(({ start, end }) => ({ start, end, text: '' }));
  for (const node of user.program.body as Node[]) {
    if (!user.imports.includes(node)) collectEdits(node, null, user, edits);
  }
  const code = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      user.code,
    );
  return code.includes(FORMAT) ? formatImport + code : code;
}

function collectEdits(node: Node, parent: Node | null, user: CatalogUser, edits: Edit[]): void {
  const catalog = node.type === 'MemberExpression' && catalogOf(node.object as Node, user);
  if (catalog) {
    edits.push(editOf(node, parent, textOf(node, catalog, user)));
    return;
  }
  if (catalogOf(node, user) && !isOnlyAName(node, parent)) {
    user.refuse(`Write ${node.name}.someMessage: a catalog is not used as a whole.`, node.start);
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') collectEdits(child, node, user, edits);
    }
  }
}

function catalogOf({ type, name }: Node, { catalogs }: CatalogUser): Catalog | undefined {
  return type === 'Identifier' ? catalogs.get(name as string) : undefined;
}

/** The name of someone else's property, or a key: no use of the catalog. */
function isOnlyAName(node: Node, parent: Node | null): boolean {
  if (parent?.computed || parent?.shorthand) return false;
  return parent?.property === node || parent?.key === node;
}

function textOf(node: Node, catalog: Catalog, { language, refuse }: CatalogUser): string {
  const { name } = node.property as { name?: string };
  if (node.computed || !name) return refuse('Name the message: it is found at build.', node.start);
  const message = catalog[name];
  if (!message) return refuse(`The catalog has no message “${name}”.`, node.start);
  if (language === 'en') return message.text;
  return message.spanish ?? refuse(`“${name}” has no Spanish text (docs/messages.md).`, node.start);
}

function editOf(node: Node, parent: Node | null, text: string): Edit {
  const compiled = compile(text);
  const written = JSON.stringify(compiled);
  const isPlain = typeof compiled === 'string';
  if (parent?.type !== 'CallExpression' || parent.callee !== node) {
    const made = isPlain ? `(() => ${written})` : `((v) => ${FORMAT}(${written}, v))`;
    return { start: node.start, end: node.end, text: made };
  }
  const [values] = parent.arguments as Node[];
  if (isPlain || !values) return { start: parent.start, end: parent.end, text: written };
  return { start: parent.start, end: values.start, text: `${FORMAT}(${written}, ` };
}
