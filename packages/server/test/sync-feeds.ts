/**
 * A program that reads several feeds in parallel, until a test kills it. FEEDS is a list of
 * databases with the settings of their nodes, in JSON.
 */
import { syncFeed } from '../src/feed/runs/sync-feed.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createTestServices } from './services.ts';

const feeds = JSON.parse(process.env.FEEDS ?? '') as { url: string; env: Record<string, string> }[];
await Promise.all(
  feeds.map(({ url, env }) =>
    syncFeed(createTestServices(openDatabase({ url }, { max: 4 }), { env })),
  ),
);
