import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPdf, type FilePurpose, keepText } from '../src/platform/index.ts';
import { createAccountsApp, type SignedIn } from './accounts-app.ts';
import { startClamdPeer } from './clamd-peer.ts';
import { upload } from './upload.ts';

export const NOTES_MAX_BYTES = 40_000;
export const FILES_PER_DAY = 60;

/**
 * The accounts app with a virus scanner and three purposes of the test: `notes`, which their
 * uploader reads, `unread`, which nobody reads, and `forms`, PDFs of up to three pages.
 */
export async function openFilesSite() {
  const folder = await mkdtemp(join(tmpdir(), 'homestead-files-'));
  const scanner = await startClamdPeer();
  const site = await createAccountsApp({
    STATE_DIR: folder,
    CLAMD_URL: scanner.url,
    FILES_PER_DAY: String(FILES_PER_DAY),
  });
  const { db } = site.database;
  /** Keys that some record refers to. */
  const used = new Set<string>();
  const unread: FilePurpose = {
    name: 'unread',
    maxBytes: NOTES_MAX_BYTES,
    accepts: { 'text/csv': keepText },
    mayUpload: () => true,
    keptHours: 24,
  };
  const notes: FilePurpose = {
    ...unread,
    name: 'notes',
    readers: async (_db, caller, file) => caller.personId === file.owner_id,
    findUsed: async () => used,
    isUploaders: true,
  };
  const forms = { ...notes, name: 'forms', accepts: { 'application/pdf': checkPdf(3) } };
  for (const purpose of [notes, unread, forms]) site.services.files.register(purpose);
  const owner = await site.makePerson();
  const me = await site.signIn(owner);
  return {
    site,
    db,
    folder,
    scanner,
    used,
    ownerId: owner.id,
    me,
    storage: site.services.files.storageOf(notes),
    send: (content: Uint8Array | string, name = 'notes.csv', purpose = 'notes') =>
      upload(site, purpose, content, { name, as: me }),
    /** What a person who asks for a file gets. */
    read: (key: string, as: SignedIn | null = me) =>
      site.app.inject({
        url: `/api/v1/files/${key}`,
        headers: as ? { authorization: `Bearer ${as.jwtToken}` } : {},
      }),
    /** Keys of all files in the database. */
    keys: async () =>
      (await db.selectFrom('stored_file').select('key').execute()).map(({ key }) => key),
    /** Names of all stored parts, such as KEY/content. */
    async parts() {
      const parts: string[] = [];
      for await (const { key } of site.services.files.storageOf(notes).list()) parts.push(key);
      return parts;
    },
    /** Files that are being received, or were left behind. */
    incoming: () => readdir(join(folder, 'incoming-files')).catch((): string[] => []),
    /** Has a file in quarantine checked at the next run of the job. */
    makeDue: (key: string) =>
      db
        .updateTable('stored_file')
        .set({ due_at: new Date(0) })
        .where('key', '=', key)
        .execute(),
    /** A file without bytes. */
    insert: (key: string, state: 'quarantined' | 'ready') =>
      db
        .insertInto('stored_file')
        .values({
          ...{ key, state, purpose: 'notes', owner_id: owner.id, name: 'a.csv', bytes: 1 },
          ...{ media_type: 'text/csv', due_at: new Date(0) },
        })
        .execute(),
    async close() {
      await site.close();
      await scanner.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The key of a file that was uploaded. */
export function keyOf({ body }: { body: { data: { file: string } } }): string {
  return body.data.file;
}
