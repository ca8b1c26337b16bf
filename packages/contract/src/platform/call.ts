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
