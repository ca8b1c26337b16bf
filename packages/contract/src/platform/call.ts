export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A call in one line: its method, and its path relative to /api/v1 with parameters in braces (`GET
 * users/{id}`). Each room lists its own in a file without zod, because browsers are sent only that
 * list of an endpoint.
 */
export type CallLine = `${HttpMethod} ${string}`;

/** Method and path of a call. */
export function readCall(line: CallLine): { method: HttpMethod; path: string } {
  const [method, path] = line.split(' ');
  return { method: method as HttpMethod, path: path as string };
}

const readingPosts = /^(?:get|count(?!er)|geocode|reverse|route|lsemailvalid)/i;
const changingGets = /^(?:delete|remove)/i;

/**
 * Whether a call may change something. Specified paths have reading POSTs, whose queries are too
 * long for an address, and two kinds of GET that delete. `path` may have a prefix.
 */
export function changesState(method: string, path: string): boolean {
  const name =
    path
      .split('/')
      .filter((part) => !/^[:{]/.test(part))
      .at(-1) ?? '';
  return method === 'GET' ? changingGets.test(name) : !readingPosts.test(name);
}
