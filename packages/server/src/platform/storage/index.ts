export { FolderStorage } from './folder-storage.ts';
export type { Storage } from './storage.ts';
