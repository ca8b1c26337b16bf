import { defineMessages } from '@homestead/contract/platform';

/** The staff page about the MLS feed. */
export const feedMessages = defineMessages({
  title: 'MLS Feed',
  running: 'Running',
  runNow: 'Run now',
  noMls: 'No MLS is configured',
  noMlsHint: 'Listings come from files only until MLS_URL is set.',

  // At a glance
  source: 'Source',
  notConfigured: 'Not configured',
  lag: 'Behind the MLS',
  schedule: 'Runs every {minutes, number} min. Full check every night.',
  search: 'In search',
  searchHint:
    '{page, number} off market (page only) · {none, number} hidden · {gone, number} deleted',
  quarantined: 'Rejected records',
  dropped: 'Dropped fields',
  droppedHint: 'Fields we don’t import',
  requests: 'Requests this hour',
  requestsOf: '{count, number} of {most, number}',
  bytesOf: '{count, number} of {most, number} MB',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  seconds: '{count, plural, one {# second} other {# seconds}}',

  // Runs
  recentRuns: 'Recent runs',
  noRuns: 'No runs yet',
  started: 'Started',
  kind: 'Kind',
  outcome: 'Outcome',
  took: 'Duration',
  seen: 'Seen',
  seenOf: '{seen, number} of {all, number}',
  changed: 'Changed',
  removed: 'Removed',
  refused: 'Rejected',
  refusedBy: '{count, plural, one {# record} other {# records}} rejected by run {run}',
  sync: 'Sync',
  sweep: 'Key check',
  file: 'File',
  done: 'Done',
  interrupted: 'Interrupted',
  paused: 'Paused',
  failed: 'Failed',

  // What the MLS offers
  resources: 'Resources',
  noResources: 'The MLS hasn’t been asked yet',
  resource: 'Resource',
  use: 'How it’s read',
  lastRead: 'Last read',
  lastProblem: 'Last problem',
  useListings: 'Listings',
  useExpanded: 'With each listing',
  useOwn: 'Separately',
  useAbsent: 'Not offered',
  vendorMlsGrid: 'MLS Grid',
  vendorTrestle: 'Trestle',
  vendorBridge: 'Bridge',
  vendorSpark: 'Spark',
  vendorParagon: 'Paragon',
  vendorUtah: 'UtahRealEstate',
  vendorPlain: 'standard RESO Web API',
  offer:
    'Server: {vendor}. It {count, select, yes {counts} other {doesn’t count}} and {order, select, yes {sorts} other {doesn’t sort}} records; listings are found by {field}, {form, select, in {many in one request} or {a few in one request} none {no request by key} other {one by one}}.',
  pageCap: 'A page has at most {rows, number} listings.',

  // Refused records
  refusedRecords: 'Rejected records',
  noRefused: 'No rejected records',
  ofRun:
    'Records rejected by run {run}. A record that was refused again is listed under the later run.',
  allRuns: 'Show all runs',
  olderRecords: 'Show older records',
  listingKey: 'Listing key',
  foundAt: 'Where',
  reason: 'Reason',
  reasonCount:
    '<b>{count, plural, one {# record} other {# records}}:</b> {reason} Most recent: {ago}.',

  // Values to check
  notedFields: 'Values to check',
  noNoted: 'No values to check',
  noted: 'Noted',
  mlsNumber: 'MLS number',
  field: 'Field',
  value: 'Value',
  note: 'Note',
  olderValues: 'Show older values',
});
