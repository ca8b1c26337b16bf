import type { House } from '#platform';
import { forgetOldAnswers } from './outside-answer-store.ts';

/** Defines the job that forgets what services outside answered long ago. */
export function startOutside({ jobs, db }: House): void {
  jobs.define({
    name: 'listings.outside-tidy',
    recurs: true,
    run: () => forgetOldAnswers(db),
  });
}
