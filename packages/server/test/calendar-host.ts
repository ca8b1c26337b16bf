import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A calendar in the iCal format with these events, as lines. */
export const calendarOf = (...events: readonly string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

/** A server with one calendar, as agents subscribe it. `now` is what it answers next. */
export async function startCalendarHost() {
  const now = { status: 200, body: calendarOf(), etag: '', location: '' };
  const asked: { etag: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const etag = request.headers['if-none-match'];
    asked.push({ etag });
    if (now.etag && etag === now.etag) {
      response.writeHead(304, { etag: now.etag }).end();
      return;
    }
    const headers = {
      ...(now.etag && { etag: now.etag }),
      ...(now.location && { location: now.location }),
    };
    response.writeHead(now.status, headers).end(now.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/secret.ics`,
    now,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
