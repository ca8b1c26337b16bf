import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Page } from '@playwright/test';
import { FORWARDING_SECRET } from '../packages/server/test/forwarded-mail.ts';
import {
  startFloodPeer,
  startGeocoderPeer,
  startNoisePeer,
  startRouterPeer,
  startWalkScorePeer,
} from '../packages/server/test/outside-peers.ts';
import { startSmtpPeer } from '../packages/server/test/smtp-peer.ts';
import { expect, test } from './site-test.ts';
import { type StartedProgram, startProgram } from './start-program.ts';

export { expect };

/** A street map that the journeys serve themselves. */
export const streets = 'https://streets.example';
export const attribution = 'Streets of the journeys';

const cors = { 'access-control-allow-origin': '*' };
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const style = {
  version: 8,
  metadata: { 'homestead:place-names': 'page' },
  sources: {
    streets: {
      type: 'raster',
      tiles: [`${streets}/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution,
    },
  },
  layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
};

/** A journey on the site that has a street map and outside services. */
export const connectedTest = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => {
    const url = process.env.CONNECTED_SITE_URL;
    if (!url) throw new Error('CONNECTED_SITE_URL is not set: start with `npm test -- journeys`');
    await use(url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expectedOrigins: async ({}, use) => use([streets]),
});

/** Answers for the street map's host; a part that is down is answered 503. */
export async function serveStreets(
  page: Page,
  { styleIsUp = true, tilesAreUp = true }: { styleIsUp?: boolean; tilesAreUp?: boolean } = {},
): Promise<void> {
  await page.route(`${streets}/**`, (route) => {
    const isStyle = route.request().url().endsWith('style.json');
    if (!(isStyle ? styleIsUp : tilesAreUp)) return route.fulfill({ status: 503, headers: cors });
    return isStyle
      ? route.fulfill({ json: style, headers: cors })
      : route.fulfill({ body: pixel, contentType: 'image/png', headers: cors });
  });
}

/**
 * Starts that site, the services it asks, and an SMTP server, whose emails become files in the
 * folder CONNECTED_SITE_MAILS.
 */
export async function startConnectedProgram(): Promise<StartedProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'homestead-e2e-mails-'));
  process.env.CONNECTED_SITE_MAILS = folder;
  const smtp = await startSmtpPeer({
    onData(stream, _session, done) {
      const file = createWriteStream(join(folder, `${randomUUID()}.eml`));
      pipeline(stream, file).then(() => done(), done);
    },
  });
  const peers = await Promise.all([
    startWalkScorePeer(),
    startNoisePeer(),
    startFloodPeer(),
    startRouterPeer(),
    startGeocoderPeer(),
  ]);
  const [walk, noise, flood, router, geocoder] = peers;
  const program = await startProgram(
    {
      MAP_STYLE_URL: `${streets}/style.json`,
      WALKSCORE_KEY: 'walk-key',
      WALKSCORE_URL: walk.url,
      HOWLOUD_KEY: 'noise-key',
      HOWLOUD_URL: noise.url,
      FLOOD_URL: flood.url,
      OSRM_URL: router.url,
      NOMINATIM_URL: geocoder.url,
      NOMINATIM_PAUSE_MILLISECONDS: '0',
      SMTP_URL: smtp.url,
      INBOUND_ADDRESS: 'reply@mail.prairieandmain.example',
      INBOUND_WEBHOOK_SECRETS: FORWARDING_SECRET,
      REGISTRATION_PROMPT: 'light',
      OUTSIDE_ASKS_PER_ADDRESS: '5000',
      OUTSIDE_ASKS_PER_PERSON: '5000',
    },
    { homes: 60 },
  );
  return {
    ...program,
    async end() {
      await program.end();
      await Promise.all([smtp, ...peers].map((peer) => peer.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
