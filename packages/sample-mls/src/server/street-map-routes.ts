import type { FastifyInstance, FastifyReply } from 'fastify';
import { mapData } from '../street-map/map-data.ts';
import { type MapScheme, mapStyle } from '../street-map/map-style.ts';

const HOUR = 'public, max-age=3600';

/**
 * Serves a small street map below `/map`, as a map's host does: a style for each color scheme and
 * its data, open to any page.
 */
export function streetMapRoutes(app: FastifyInstance, { base }: { base: () => string }): void {
  let drawn: ReturnType<typeof mapData> | null = null;
  const data = () => {
    drawn ??= mapData();
    return drawn;
  };
  const send = (reply: FastifyReply, body: object | string) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', HOUR)
      .type('application/json; charset=utf-8')
      .send(body);
  const styles: Record<MapScheme, string> = { light: 'style', dark: 'dark-style' };
  for (const [scheme, name] of Object.entries(styles) as [MapScheme, string][])
    app.get(`/map/${name}.json`, (_, reply) => send(reply, mapStyle(scheme, base())));
  app.get('/map/ground.json', (_, reply) => send(reply, data().ground));
  app.get('/map/streets.json', (_, reply) => send(reply, data().streets));
}
