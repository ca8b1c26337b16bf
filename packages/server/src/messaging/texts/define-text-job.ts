import type { Services } from '#platform';
import { deliverDueTexts, TEXTS_JOB } from './deliver-texts.ts';
import { openTextClient } from './text-client.ts';
import { countDueTexts } from './text-store.ts';

/** Defines the job that sends what waits, through the provider in the settings, if there is one. */
export function defineTextJob(services: Services): void {
  const client = openTextClient(services.settings);
  services.jobs.define({
    name: TEXTS_JOB,
    recurs: true,
    wakesOn: 'text_queued',
    run: async (_data, signal) => {
      if (client) await deliverDueTexts(services, client, signal);
    },
  });
  services.metrics.gauge('texts_waiting', 'Text messages that are due and not sent yet', () =>
    countDueTexts(services.db),
  );
}
