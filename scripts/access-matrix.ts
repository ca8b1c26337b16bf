import { defaultGrants, roleKeys, roles } from '../packages/contract/src/accounts/index.ts';
import { idParameters } from '../packages/server/test/access/id-parameters.ts';
import { idRules } from '../packages/server/test/access/id-rules.ts';

/** What the matrix uses from the OpenAPI document. */
export interface ApiDocument {
  paths?: Record<string, Record<string, ApiOperation>>;
}

interface ApiOperation {
  summary?: string;
  'x-access'?:
    | { kind: 'public' }
    | { kind: 'signed-in' }
    | { kind: 'staff' }
    | { kind: 'permission'; anyOf: string[]; scope: string };
}

/**
 * The page docs/access-matrix.md: who may make which call. Throws for a call without declared
 * access.
 */
export function accessMatrix(document: ApiDocument): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => rowOf(method, path, operation)),
  );
  return [
    '# Who may make which call',
    '',
    'Made by `npm run generate` from what each endpoint declares. A visitor has no session; a',
    'permission is checked in the database at every call, and its scope says whose records it opens.',
    '',
    '| call | visitor | signed in | permission | what it does |',
    '|---|---|---|---|---|',
    ...rows.sort(),
    '',
    ...matrixByRole(document),
    '',
    ...idTable(),
    '',
  ].join('\n');
}

function rowOf(method: string, path: string, operation: ApiOperation): string {
  const access = operation['x-access'];
  if (!access) throw new Error(`${method} ${path} declares no access`);
  const visitor = access.kind === 'public' ? 'yes' : '';
  const person = { public: 'yes', 'signed-in': 'yes', staff: 'staff', permission: '' }[access.kind];
  const permission =
    access.kind === 'permission' ? `${access.anyOf.join(' or ')}, ${access.scope}` : '';
  const call = `\`${method.toUpperCase()} ${path}\``;
  return `| ${call} | ${visitor} | ${person} | ${permission} | ${operation.summary ?? ''} |`;
}

/** Columns of the roles: the initials of their keys' words, with a digit where two are alike. */
const roleCodes = codesOf(roleKeys);

function codesOf(keys: readonly string[]): string[] {
  const short = keys.map((key) =>
    key
      .split('-')
      .map((word) => word.slice(0, 2))
      .join('')
      .slice(0, 6),
  );
  return short.map((code, index) => {
    const before = short.slice(0, index).filter((other) => other === code).length;
    return before === 0 ? code : `${code}${before + 1}`;
  });
}

/** Which role may make which call, with the roles' default grants and scope. */
function matrixByRole(document: ApiDocument): string[] {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { 'x-access': access }]) => {
      if (access?.kind !== 'permission') return [];
      const cells = roleKeys.map((role) => (mayAtFirst(role, access) ? '●' : ''));
      return [`| \`${method.toUpperCase()} ${path}\` | ${cells.join(' | ')} |`];
    }),
  );
  return [
    '## By role',
    '',
    'Calls that need a permission, with the grants that roles start with: ● may make it. Public calls',
    'are everybody’s, the others every role’s. What an office changes on the screen User Permissions',
    'changes this too.',
    '',
    ...roleKeys.map((role, index) => `- ${roleCodes[index]}: ${roles[role].label}`),
    '',
    `| call | ${roleCodes.join(' | ')} |`,
    `|---|${roleCodes.map(() => ':-:|').join('')}`,
    ...rows.sort(),
  ];
}

const ranks: Readonly<Record<string, number>> = { own: 0, team: 1, all: 2 };

/** Whether a role with its defaults may make a call. */
function mayAtFirst(
  role: (typeof roleKeys)[number],
  access: { anyOf: readonly string[]; scope: string },
): boolean {
  const { keys, views } = defaultGrants[role];
  const isHeld = access.anyOf.some((key) => [...keys, ...views].some((held) => held === key));
  return isHeld && (ranks[roles[role].scope] ?? 0) >= (ranks[access.scope] ?? 0);
}

/** What each id in the input of a call may name. The access tests probe every one of them. */
function idTable(): string[] {
  const rows = Object.entries(idParameters).flatMap(([name, rules]) => {
    const [method, path] = name.split(' ');
    return Object.entries(rules).map(
      ([field, rule]) => `| \`${method} /api/v1/${path}\` | \`${field}\` | ${idRules[rule]} |`,
    );
  });
  return [
    '## Ids',
    '',
    'What an id in a call’s path, query or body may name, and how any other is refused. A record of',
    'someone else is refused like one that doesn’t exist.',
    '',
    '| call | id | what it may name |',
    '|---|---|---|',
    ...rows.sort(),
  ];
}
