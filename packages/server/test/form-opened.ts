import { sealFormTime } from '../src/platform/form-guard.ts';
import type { Services } from '../src/platform/index.ts';

/** What a form sends whose page was opened this many seconds ago. */
export const formOpened = (services: Services, secondsAgo: number): string =>
  sealFormTime(services, new Date(Date.now() - secondsAgo * 1000));
