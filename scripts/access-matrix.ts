/** What of the OpenAPI document the matrix is made from. */
export interface ApiDocument {
  paths?: Record<string, Record<string, ApiOperation>>;
}

interface ApiOperation {
  summary?: string;
  'x-access'?:
    | { kind: 'public' }
    | { kind: 'signed-in' }
    | { kind: 'permission'; anyOf: string[]; reach: string };
}

/**
 * The page docs/access-matrix.md: who may make which call. Refuses a call without declared
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
    'permission is checked in the database at every call, and its reach says whose records it opens.',
    '',
    '| call | visitor | signed in | permission | what it does |',
    '|---|---|---|---|---|',
    ...rows.sort(),
    '',
  ].join('\n');
}

function rowOf(method: string, path: string, operation: ApiOperation): string {
  const access = operation['x-access'];
  if (!access) throw new Error(`${method} ${path} declares no access`);
  const visitor = access.kind === 'public' ? 'yes' : '';
  const person = access.kind === 'permission' ? '' : 'yes';
  const permission =
    access.kind === 'permission' ? `${access.anyOf.join(' or ')}, ${access.reach}` : '';
  const call = `\`${method.toUpperCase()} ${path}\``;
  return `| ${call} | ${visitor} | ${person} | ${permission} | ${operation.summary ?? ''} |`;
}
