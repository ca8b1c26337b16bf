import type { CallLine } from '#platform';

/** The calls of the feed room, by endpoint name. */
export const feedCalls = {
  getFeedStatus: 'GET Feed/GetStatus',
  getRefusedRecords: 'GET Feed/GetRefusedRecords',
  getNotedFields: 'GET Feed/GetNotedFields',
  runFeedNow: 'POST Feed/RunNow',
} as const satisfies Record<string, CallLine>;
