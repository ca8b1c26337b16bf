import { join } from 'node:path';
import { FolderStorage, type Services, type Storage } from '#platform';

const opened = new Map<string, Storage>();

/** Where sealed PDFs are, by their SHA-256 in hex. Nothing deletes one while its seal is kept. */
export function sealedFiles({ settings }: Pick<Services, 'settings'>): Storage {
  const folder = join(settings.stateDir, 'sealed');
  const known = opened.get(folder) ?? new FolderStorage(folder);
  opened.set(folder, known);
  return known;
}
