import { placeOf } from './place-of-module.ts';
import { lineAt, type Problem, problem } from './problem.ts';
import { isSource, type ProjectFile } from './project-files.ts';
import type { RoomTable } from './room-table.ts';

const migration = /^packages\/server\/migrations\/\d{4}-([\w-]+)\.sql$/;
const created = /^\s*create table (?:if not exists )?(\w+)/gim;
const written =
  /\b(?:insert into|update|delete from|merge into|truncate)\s+(\w+)|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g;
const read = /\b(?:from|join)\s+(\w+)|\b(?:selectFrom|\w+Join)\(\s*['"](\w+)/g;

/**
 * Server modules that write a table of another room, or read one of a room that their row of
 * docs/rooms.md does not name. A table belongs to the room that its migration is named after
 * (`0002-listings.sql`); one that creates tables and is named after none is a problem itself.
 */
export function tableProblems(files: readonly ProjectFile[], rooms: RoomTable): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { path, text } of files) {
    const topic = migration.exec(path)?.[1];
    if (topic === undefined) continue;
    const room = ['platform', ...rooms.keys()].find((name) => `${topic}-`.startsWith(`${name}-`));
    for (const match of text.matchAll(created)) {
      if (room) owners.set(match[1] ?? '', room);
      else problems.push(problem(path, lineAt(text, match.index), 'is named after no room'));
    }
  }
  for (const file of files) {
    if (!isSource(file.path)) continue;
    const { floor, room, isTest } = placeOf(file.path, rooms);
    if (floor !== 'server' || room === null || isTest) continue;
    problems.push(...strangeTables(file, room, owners, rooms));
  }
  return problems;
}

function strangeTables(
  { path, text }: ProjectFile,
  room: string,
  owners: ReadonlyMap<string, string>,
  rooms: RoomTable,
): Problem[] {
  const code = withoutComments(text);
  const find = (pattern: RegExp, isFine: (owner: string) => boolean, verb: string) =>
    [...code.matchAll(pattern)].flatMap((match) => {
      const table = match[1] ?? match[2] ?? '';
      const owner = owners.get(table);
      if (owner === undefined || isFine(owner)) return [];
      return [problem(path, lineAt(code, match.index), `${verb} ${table}, a table of ${owner}`)];
    });
  return [
    ...find(written, (owner) => owner === room, 'writes'),
    ...find(read, (owner) => owner === room || (rooms.get(room)?.has(owner) ?? false), 'reads'),
  ];
}

/** The same lines with blanks where comments stood. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}
