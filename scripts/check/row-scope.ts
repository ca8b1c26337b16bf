import { type Problem, problem } from './problem.ts';
import { isSource, type ProjectFile } from './project-files.ts';
import { topLevelParts } from './read-module.ts';
import { withoutComments } from './table-owners.ts';

const own = ['ownedBy'];
const ownTeamOrAll = ['ownedBy', 'withinScope', 'withinTeam'];

/**
 * Tables with rows of people, each with the helpers that limit a read to a person's or a team's.
 */
const scopedTables: Readonly<Record<string, readonly string[]>> = {
  api_key: ownTeamOrAll,
  bulk_action: own,
  calendar_settings: own,
  calendar_subscription: own,
  client_approval: own,
  day_off: own,
  day_snooze: own,
  document: ownTeamOrAll,
  document_change: own,
  envelope: ownTeamOrAll,
  external_identity: own,
  file_quota_use: own,
  home_view: own,
  known_device: own,
  lead: ownTeamOrAll,
  lead_import: own,
  lead_task: ownTeamOrAll,
  listing_file: ownTeamOrAll,
  listing_report: own,
  mail_message: own,
  message: ownTeamOrAll,
  saved_signature: own,
  notification: own,
  own_mailbox: own,
  notification_digest: own,
  message_template: own,
  envelope_template: own,
  held_step: own,
  notification_switch: own,
  offer: ownTeamOrAll,
  offer_editor: own,
  onboarding_item: ownTeamOrAll,
  passkey: own,
  person: ownTeamOrAll,
  record_view: own,
  recovery_code: own,
  saved_address: own,
  saved_home: own,
  saved_search: own,
  security_event: own,
  site_search: own,
  site_visit: own,
  seeing_as: own,
  session: own,
  sign_in_challenge: own,
  stored_file: own,
  smart_list: own,
  subscriber: own,
  totp_secret: own,
  tour_request: ownTeamOrAll,
  viewed_home: own,
  webhook_subscription: ownTeamOrAll,
};

const server = 'packages/server/src/';
const rowTypes = `${server}platform/database-types.generated.ts`;
const used =
  /\b(?:from:\s*sql`\s*|(?:from|join|using|(?<!do\s+)update)\s+)(?:only\s+)?(\w+)(?=(?:\s+(?:as\s+)?(\w+))?)|\b(?:selectFrom|updateTable|deleteFrom|using|\w*[jJ]oin)\(\s*\[?\s*['"](\w+)(?:\s+as\s+(\w+))?/g;
const limited = /\b(ownedBy|withinScope|withinTeam)\([^;]*?,\s*['"](\w+)\.\w+['"]/g;
/** The leads room’s own conditions: the name that a table has with each of them. */
const sights: Readonly<Record<string, { name: string; used: RegExp }>> = {
  lead: {
    name: 'lead',
    used: /\b(?:inSight|isCounted|listed|likelyDuplicates|mayBeSame|leadsOfPeople)\(/,
  },
  offer: { name: 'offer', used: /\bofferInSight\(/ },
  listing_file: { name: 'listing_file', used: /\blistingFileInSight\(/ },
  lead_task: { name: 't', used: /\btaskInSight\(/ },
};

/** Functions that use scoped tables without a helper: `file#function`, below the reason. */
export type Unscoped = Readonly<Record<string, readonly string[]>>;

/**
 * Top-level functions of the server that read, change or delete rows of a scoped table without one
 * of its helpers on that table or an alias of it; exceptions that aren’t needed; and tables with an
 * owner column that aren’t declared.
 */
export function rowScopeProblems(files: readonly ProjectFile[], unscoped: Unscoped): Problem[] {
  const excused = new Set(Object.values(unscoped).flat());
  const found = files
    .filter(({ path }) => path.startsWith(server) && isSource(path) && !/\.test\.ts$/.test(path))
    .flatMap(unscopedParts);
  const needed = new Set(found.map(({ key }) => key));
  return [
    ...undeclaredTables(files),
    ...found
      .filter(({ key }) => !excused.has(key))
      .map(({ key, path, line, table }) => {
        const helpers = (scopedTables[table] ?? []).join(' or ');
        return problem(path, line, `${key} uses ${table} without ${helpers}`);
      }),
    ...[...excused]
      .filter((key) => !needed.has(key))
      .map((key) =>
        problem('scripts/check/row-scope-exceptions.ts', null, `${key} needs no exception`),
      ),
  ];
}

function unscopedParts(file: ProjectFile) {
  const code = withoutComments(file.text);
  if (
    ![...code.matchAll(used)].some(([, inSql, , inCall]) => scopedTables[inSql ?? inCall ?? ''])
  ) {
    return [];
  }
  return topLevelParts({ path: file.path, text: code }).flatMap(({ name, start, end }) => {
    const text = code.slice(start, end);
    const namesOf = new Map<string, Set<string>>();
    for (const [, inSql, sqlAlias, inCall, callAlias] of text.matchAll(used)) {
      const table = inSql ?? inCall ?? '';
      if (!scopedTables[table]) continue;
      const names = namesOf.get(table) ?? new Set([table]);
      namesOf.set(table, names.add(sqlAlias ?? callAlias ?? table));
    }
    const limits = [...text.matchAll(limited)];
    return [...namesOf]
      .filter(
        ([table, names]) =>
          !limits.some(
            ([, helper = '', on = '']) => scopedTables[table]?.includes(helper) && names.has(on),
          ) && !(names.has(sights[table]?.name ?? '') && sights[table]?.used.test(text)),
      )
      .map(([table]) => ({
        key: `${file.path.slice(server.length)}#${name}`,
        path: file.path,
        line: code.slice(0, start).split('\n').length,
        table,
      }));
  });
}

function undeclaredTables(files: readonly ProjectFile[]): Problem[] {
  const text = files.find(({ path }) => path === rowTypes)?.text ?? '';
  return [...text.matchAll(/^export interface (\w+) \{\n([^}]*)^\}/gm)].flatMap(
    ([, name = '', fields = '']) => {
      const table = name.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
      if (!/^ {2}(?:person|owner)_id:/m.test(fields) || scopedTables[table]) return [];
      return [problem(rowTypes, null, `${table} has an owner and isn’t declared in row-scope.ts`)];
    },
  );
}
