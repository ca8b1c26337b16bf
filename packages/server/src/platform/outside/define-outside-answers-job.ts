import type { Services } from '../room.ts';
import { forgetOldAnswers } from './outside-answer-store.ts';

/** Defines the job that deletes old answers of outside services. */
export function defineOutsideAnswersJob({ jobs, db }: Services): void {
  jobs.define({
    name: 'platform.forget-outside-answers',
    recurs: true,
    run: () => forgetOldAnswers(db),
  });
}
