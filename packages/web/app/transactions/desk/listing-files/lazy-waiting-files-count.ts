import { lazyPart } from '#desk';

/** A number of the sidebar, whose script comes once the page is there. */
export const WaitingFilesCount = lazyPart(() => import('./waiting-files-count.tsx'));
