import type { Metrics } from '#platform';

export type PhotoCounters = ReturnType<typeof createPhotoCounters>;

/**
 * Photo counters for /metrics. `grew` and `measured` keep the number of bytes in storage current.
 */
export function createPhotoCounters(metrics: Metrics) {
  let bytes = 0;
  metrics.gauge('photo_storage_bytes', 'Bytes of photos and renditions in storage', () => bytes);
  return {
    copies: metrics.counter('photo_copies_total', 'Photos copied from the MLS'),
    failures: metrics.counter('photo_copy_failures_total', 'Tries to copy a photo that failed'),
    renditions: metrics.counter('photo_renditions_total', 'Renditions made'),
    evictions: metrics.counter('photo_evictions_total', 'Photos put out to save disk space'),
    /** Bytes in storage: the last measurement, plus this node's changes since. */
    bytes: () => bytes,
    grew(by: number) {
      bytes = Math.max(0, bytes + by);
    },
    measured(total: number) {
      bytes = total;
    },
  };
}
