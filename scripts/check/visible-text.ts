import { parseAst } from 'vitest/node';
import { lineAt, type Problem, problem } from './problem.ts';
import { isSource, type ProjectFile } from './project-files.ts';

/** Folders and files whose visible text is in message catalogs (docs/messages.md): all of web. */
const withCatalogs: readonly string[] = [
  'packages/server/src/accounts/',
  'packages/server/src/admin.ts',
  'packages/server/src/calendar/',
  'packages/server/src/feed-command.ts',
  'packages/server/src/feed/intake/',
  'packages/server/src/feed/mls/',
  'packages/server/src/feed/normalize/',
  'packages/server/src/feed/open-houses/',
  'packages/server/src/feed/photos/unavailable-picture.ts',
  'packages/server/src/feed/rcf-file/',
  'packages/server/src/feed/runs/',
  'packages/server/src/feed/status/',
  'packages/server/src/leads/',
  'packages/server/src/transactions/',
  'packages/server/src/listings/',
  'packages/server/src/main.ts',
  'packages/server/src/messaging/notifications/',
  'packages/server/src/neighborhood/',
  'packages/server/src/platform/mail/email-layout.ts',
  'packages/server/src/saved/',
  'packages/web/app/',
];

/** A message catalog: `messages.ts` of a room, or one file per topic in its folder `messages`. */
export const isCatalog = (path: string) => /\/messages(\/[\w-]+)?\.ts$/.test(path);

/** Its Spanish texts, in a file beside it. */
const isTranslation = (path: string) => /\/messages(\/[\w-]+)?\.es\.ts$/.test(path);

const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || /^packages\/[^/]+\/test\//.test(path);

/** Attributes that take words of a language of their own, not of ours. */
const notRead =
  /^(className|style|d|viewBox|points|transform|rel|sizes|srcSet|media|autoComplete|accept|allow|id|key|htmlFor|name|aria-(labelledby|describedby|controls))$/;

/** Stands for a value in the text of a template. */
const VALUE = '\u2603';
/** Two words in a row, or a word and a value. */
const sentence = /\p{L}[,;:.!?…]? +[“(]?\p{L}{2}|\p{L}{2}[,;:]? +☃|☃[,;:]? +\p{L}{2}/u;
const word = /\p{L}{2}/u;
const label = /^[“(]?\p{Lu}\p{Ll}/u;

/**
 * What programs read: media types, HTTP headers, words for search engines, CSS; and lists of words
 * that are read or stored as data (`one|two|three`), such as what a sentence may say.
 */
const machineText =
  /\S\|\S|^([a-z]+\/[\w.+-]+(;|$)|attachment;|Bearer |noindex|openid |public, |color-mix\(|[\w☃]+ (eq|ge|gt|in) |\(☃ gt |width=device-width|\((min|max|prefers)-)/;
/** Files that only programs read: with queries, names that the MLS gives, what people may type. */
const machineFile =
  /\/((robots|sitemap|card-row|counted-options|known-labels|known-names|listing-columns|present-rooms|sort-keys)\.ts|entry\.server\.tsx)$|-(store|samples)\.ts$/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Visible text outside of catalogs, and catalogs that are used in the wrong way or not at all. */
export function visibleTextProblems(
  files: readonly ProjectFile[],
  folders: readonly string[] = withCatalogs,
): Problem[] {
  const sources = files.filter(({ path }) => isSource(path) && !isTest(path));
  const product = sources.filter(
    ({ path }) => path.startsWith('packages/') && !machineFile.test(path) && !isTranslation(path),
  );
  return [
    ...product.flatMap((file) => {
      const mustUseCatalog = folders.some((folder) => file.path.startsWith(folder));
      return isCatalog(file.path) ? [] : fileProblems(file, mustUseCatalog);
    }),
    ...product.flatMap((file) => (isCatalog(file.path) ? unusedMessages(file, sources) : [])),
  ];
}

function fileProblems({ path, text }: ProjectFile, mustUseCatalog: boolean): Problem[] {
  const usesCatalogs = /from '[^']*\/messages[\w/-]*\.ts'/.test(text);
  if (!mustUseCatalog && !usesCatalogs) return [];
  const found: Problem[] = [];
  const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const catalogs = new Set((program.body as Node[]).flatMap(catalogNames));
  const see = (node: Node, parents: readonly Node[]) => {
    const at = lineAt(text, node.start);
    if (mustUseCatalog && isVisible(node, parents)) {
      found.push(problem(path, at, 'visible text: put it into the room’s message catalog'));
    }
    if (callsMessage(node, catalogs) && !parents.some(isFunction)) {
      found.push(problem(path, at, 'a message is called where it is shown, not at import'));
    }
  };
  visit(program, [], see);
  return found;
}

function catalogNames(node: Node): string[] {
  if (node.type !== 'ImportDeclaration') return [];
  if (!isCatalog((node.source as { value: string }).value)) return [];
  return (node.specifiers as { local: { name: string } }[]).map(({ local }) => local.name);
}

function callsMessage(node: Node, catalogs: ReadonlySet<string>): boolean {
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : null;
  const object = callee?.type === 'MemberExpression' ? (callee.object as Node) : null;
  return object?.type === 'Identifier' && catalogs.has(object.name as string);
}

const isFunction = ({ type }: Node) => /Function/.test(type);

function isVisible(node: Node, parents: readonly Node[]): boolean {
  if (node.type === 'JSXText') return word.test(node.value as string);
  const text = writtenText(node);
  if (text === null || machineText.test(text) || isForMachines(node, parents)) return false;
  if (sentence.test(text)) return true;
  const parent = parents.at(-1);
  const isShown = parent?.type === 'JSXAttribute' || parents.at(-2)?.type === 'JSXElement';
  return isShown && label.test(text);
}

/** What a string or a template says, without the tags of markup. */
function writtenText(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return parts.join(VALUE).replace(/<[^>]*>/g, '');
}

function isForMachines(node: Node, parents: readonly Node[]): boolean {
  return parents.some((parent, index) => {
    const child = parents[index + 1] ?? node;
    switch (parent.type) {
      case 'ImportDeclaration':
      case 'TSLiteralType':
      case 'BinaryExpression':
        return true;
      case 'ThrowStatement':
        return throwsPlainError(parent);
      case 'VariableDeclarator':
        return /^MLS_|(PURPOSE|SEAL)$/.test((parent.id as { name?: string }).name ?? '');
      case 'TaggedTemplateExpression':
        return (parent.tag as { name?: string }).name === 'sql';
      case 'CallExpression':
        return isMachineCall(parent.callee as Node);
      case 'SwitchCase':
        return parent.test === child;
      case 'Property':
        return (
          (parent.key as { name?: string }).name === 'says' ||
          (parent.key === child && !parent.computed)
        );
      case 'JSXAttribute':
        return notRead.test((parent.name as { name: string }).name);
      default:
        return false;
    }
  });
}

/** Logs, queries, HTTP headers and descriptions for the API’s documentation. */
function isMachineCall({ type, object, property }: Node): boolean {
  if (type === 'Super') return true;
  if (type !== 'MemberExpression') return false;
  const of = object as { name?: string; property?: { name?: string } };
  const isLog = /^(log|#?log)$/.test(of.property?.name ?? of.name ?? '');
  return (
    isLog ||
    /^(describe|header|query|select|split|where)$/.test((property as { name: string }).name)
  );
}

/** An `Error` is for programmers; an error of ours may be shown. */
function throwsPlainError({ argument }: Node): boolean {
  const { type, callee } = argument as { type: string; callee?: { name?: string } };
  return type === 'NewExpression' && /^(Type|Range)?Error$/.test(callee?.name ?? '');
}

function visit(
  node: Node,
  parents: readonly Node[],
  see: (node: Node, parents: readonly Node[]) => void,
): void {
  see(node, parents);
  const below = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string') {
        visit(child as Node, below, see);
      }
    }
  }
}

/** Messages that no screen shows anymore. */
function unusedMessages({ path, text }: ProjectFile, sources: readonly ProjectFile[]): Problem[] {
  return [
    ...text.matchAll(
      /export const (\w+) = defineMessages\((?:spanish\.\w+, )?\{([\s\S]*?)^\}\);/gm,
    ),
  ].flatMap(([, catalog, messages = '']) =>
    [...messages.matchAll(/^ {2}(\w+):/gm)].flatMap(([, name]) => {
      const use = new RegExp(`\\b${catalog}\\s*\\.${name}\\b`);
      if (sources.some((file) => use.test(file.text))) return [];
      return [problem(path, null, `nothing shows the message “${name}” of ${catalog}`)];
    }),
  );
}
