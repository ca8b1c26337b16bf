import { placeOf } from './place-of-module.ts';
import { lineAt, type Problem, problem } from './problem.ts';
import { isSource, type ProjectFile } from './project-files.ts';
import type { RoomTable } from './room-table.ts';

const page = 'docs/rooms.md';
const migration = /^packages\/server\/migrations\/\d{4}-([\w-]+)\.sql$/;
const created = /^\s*create table (?:if not exists )?(\w+)/gim;
const dropped = /^\s*drop table (?:if exists )?(\w+)/gim;
const renamed = /^\s*alter table (\w+) rename to (\w+)/gim;
const written =
  /\b(?:insert into|update|delete from|merge into|truncate)\s+(\w+)|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g;
const read = /\b(?:from|join)\s+(\w+)|\b(?:selectFrom|\w+Join)\(\s*['"](\w+)/g;

/**
 * Server modules that write a table of another room, or read one of a room that neither their row
 * of docs/rooms.md nor a row it builds on names. A table belongs to the room that the page's table
 * "room | tables" lists it under, else to the room that its migration is named after.
 */
export function tableProblems(files: readonly ProjectFile[], rooms: RoomTable): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  const migrations = files
    .filter(({ path }) => migration.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, text } of migrations) {
    const topic = migration.exec(path)?.[1] ?? '';
    const room = ['platform', ...rooms.keys()].find((name) => `${topic}-`.startsWith(`${name}-`));
    for (const match of text.matchAll(created)) {
      if (room) owners.set(match[1] ?? '', room);
      else problems.push(problem(path, lineAt(text, match.index), 'is named after no room'));
    }
    for (const [, from = '', to = ''] of text.matchAll(renamed)) {
      const owner = owners.get(from);
      if (owner !== undefined) owners.set(to, owner);
      owners.delete(from);
    }
    for (const [, table = ''] of text.matchAll(dropped)) owners.delete(table);
  }
  problems.push(...applyPage(files, rooms, owners));
  for (const file of files) {
    if (!isSource(file.path)) continue;
    const { floor, room, isTest } = placeOf(file.path, rooms);
    if (floor !== 'server' || room === null || isTest) continue;
    problems.push(...strangeTables(file, room, owners, rooms));
  }
  return problems;
}

/** Gives the tables that docs/rooms.md lists to their rooms. */
function applyPage(
  files: readonly ProjectFile[],
  rooms: RoomTable,
  owners: Map<string, string>,
): Problem[] {
  const text = files.find(({ path }) => path === page)?.text ?? '';
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^\|\s*room\s*\|\s*tables\s*\|/.test(line));
  if (head < 0) return [];
  const listed = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < head + 2) continue;
    if (!line.startsWith('|')) break;
    const [room = '', tables = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    if (room !== 'platform' && !rooms.has(room)) {
      problems.push(problem(page, index + 1, `${room} is no room`));
    }
    for (const table of tables.split(',').flatMap((part) => part.trim() || [])) {
      if (!owners.has(table))
        problems.push(problem(page, index + 1, `no migration makes ${table}`));
      if (listed.has(table)) problems.push(problem(page, index + 1, `lists ${table} twice`));
      listed.add(table);
      owners.set(table, room);
    }
  }
  return problems;
}

/** A room and all that it may use, directly or through those. */
function readableFrom(room: string, rooms: RoomTable): Set<string> {
  const found = new Set([room]);
  for (const name of found) for (const next of rooms.get(name) ?? []) found.add(next);
  return found;
}

function strangeTables(
  { path, text }: ProjectFile,
  room: string,
  owners: ReadonlyMap<string, string>,
  rooms: RoomTable,
): Problem[] {
  const code = withoutComments(text);
  const readable = readableFrom(room, rooms);
  const find = (pattern: RegExp, isFine: (owner: string) => boolean, verb: string) =>
    [...code.matchAll(pattern)].flatMap((match) => {
      const table = match[1] ?? match[2] ?? '';
      const owner = owners.get(table);
      if (owner === undefined || isFine(owner)) return [];
      return [problem(path, lineAt(code, match.index), `${verb} ${table}, a table of ${owner}`)];
    });
  return [
    ...find(written, (owner) => owner === room, 'writes'),
    ...find(read, (owner) => readable.has(owner), 'reads'),
  ];
}

/** The same lines with blanks where comments stood. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}
