export { FolderStorage } from './folder-storage.ts';
export type { Storage, StoredFile } from './storage.ts';
