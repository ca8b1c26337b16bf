/** The rooms of docs/rooms.md: name to the rooms it may use. */
export type RoomTable = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads the first table of docs/rooms.md. Refuses a page without one, a neighbor that is no room
 * and a neighbor that is not listed above (rooms are in order, so that there are no cycles).
 */
export function readRoomTable(page: string): RoomTable {
  const lines = page.split('\n');
  const head = lines.findIndex((line) => /^\|\s*room\s*\|\s*holds\s*\|\s*may use\s*\|/.test(line));
  if (head < 0) throw new Error('docs/rooms.md has no table "room | holds | may use"');
  const table = new Map<string, Set<string>>();
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break;
    const [name = '', , neighbors = ''] = cells(line);
    const mayUse = neighbors.split(',').flatMap((part) => part.trim() || []);
    for (const neighbor of mayUse) {
      if (!table.has(neighbor)) {
        throw new Error(`docs/rooms.md: ${name} may not use ${neighbor}: no room above it`);
      }
    }
    table.set(name, new Set(mayUse));
  }
  if (table.size === 0) throw new Error('docs/rooms.md names no room');
  return table;
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}
