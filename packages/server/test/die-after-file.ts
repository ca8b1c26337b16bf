/**
 * A program that copies one photo and is killed the moment its file is stored, before its row is
 * written. Started by a test, with PHOTO_ID, DATABASE_URL, STATE_DIR and MLS_URL.
 */
import { PhotoService } from '../src/feed/photos/photo-service.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createTestServices } from './services.ts';

const env = process.env;
const database = openDatabase({ url: env.DATABASE_URL ?? '' }, { max: 2 });
const services = createTestServices(database, {
  env: { MODE: 'demo', STATE_DIR: env.STATE_DIR ?? '', MLS_URL: env.MLS_URL ?? '' },
});
const desk = new PhotoService(services);
const put = desk.storage.put.bind(desk.storage);
desk.storage.put = async (key, bytes) => {
  await put(key, bytes);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
};
await desk.copier.copy(Number(env.PHOTO_ID), new AbortController().signal);
