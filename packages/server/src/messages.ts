import { defineMessages } from '@homestead/contract/platform';

/** What every program says at the terminal. */
export const programMessages = defineMessages({
  failed: 'Failed: {reason}',
  migrated:
    'Database brought up to date ({count, plural, one {# migration} other {# migrations}}).',
});

/** What `npm run admin` says. */
export const adminCommandMessages = defineMessages({
  usage: `Usage:
  npm run admin -- create-super-admin --email ADDRESS --first-name NAME --last-name NAME
      makes a super-admin and prints a link that sets the first password, once, within 24 hours;
      for one who has not used theirs it prints a new link
  npm run admin -- secrets
      counts what a key of SECRETS_KEY_OLD still seals; exits with 1 while there is something`,
  sealed: '{table}: {count, number} sealed with an old key',
  keyNeeded: 'Keep SECRETS_KEY_OLD. An hourly job seals the rest with the new key.',
  keyUnused:
    'Nothing is sealed with an old key. Unused recovery codes from before the change still need it.',
  created: '{email} is a super-admin once this link is used, within 24 hours and once:',
});

/** What `npm run feed` says. */
export const feedCommandMessages = defineMessages({
  usage: `Usage:
  npm run feed -- import FILE      take a RESO Common Format file (.json or .json.gz)
  npm run feed -- sync             one pass over the MLS feed
  npm run feed -- sweep [--force]  compare all keys with the MLS’s
  npm run feed -- check            what the MLS offers, and whether we can work with it
  npm run feed -- status           feed status`,
  stopped: 'Stopped on request.',
  noMls: 'No MLS is configured: MLS_URL is not set.',
  noMlsNorDemo: 'No MLS is configured: MLS_URL is not set, and no demo is running here.',
  progress: '{seen, number} seen, {changed, number} changed',
  progressOf: '{seen, number} of {expected, number} seen, {changed, number} changed',

  // the result of a run
  outcome: 'outcome',
  reason: 'reason',
  seen: 'seen',
  changed: 'changed',
  unchanged: 'unchanged',
  removed: 'removed',
  refused: 'refused',
  droppedFields: 'dropped fields',
  requests: 'requests',
  bytes: 'bytes',
  seconds: 'seconds',
  perSecond: 'per second',
  refusedBecause: 'refused {count}: {reason} ({places})',

  // status
  mls: 'MLS',
  mlsAt: '{name} at {url}',
  notConfigured: 'not configured',
  lastSync: 'last sync',
  lastSweep: 'last sweep',
  lastFile: 'last file',
  never: 'never',
  running: 'running',
  runSince:
    '{outcome} since {at}: {seen} seen, {changed} changed, {removed} removed, {refused} refused',
  runFailed: '{run} ({failure})',
  lagMinutes: 'lag, minutes',
  unknown: 'unknown',
  inSearch: 'in search',
  pageOnly: 'page only',
  notShown: 'not shown',
  gone: 'gone',
  refusedRecords: 'refused records',
  vendor: 'vendor',
  offerReadAt: 'offer read at',
  metadata: '$metadata',
  readable: 'readable',
  counts: 'counts rows',
  orders: 'orders rows',
  yes: 'yes',
  no: 'no',
  findsBy: 'finds listings by',
  byForm:
    '{field} ({form, select, in {lists of keys} or {“or” of keys} none {can’t be asked by key} other {one request each}})',
  pageCap: 'rows per page',
  asSet: 'as set',
  resource:
    '{use, select, listings {the listings} expanded {with each listing} own {on its own} other {not offered}}',
  resourceFailed: '{use}; failed {at}: {problem}',
  listingsThere: 'listings',
  photo: 'one photo',
  photoFetched: 'fetched',
  photoNone: 'none to try',
  requestsThisHour: 'requests this hour',
  bytesThisHour: 'bytes this hour',
});
