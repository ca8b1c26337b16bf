import { defineMessages } from '@homestead/contract/platform';

/** Messages of the feed's calls to the office. */
export const feedMessages = defineMessages({
  runSoon: 'The feed will run in a moment.',
});

/** Why a field of a record was left out. The name of the field comes before it. */
export const droppedMessages = defineMessages({
  notText: 'isn’t text',
  notNumber: 'isn’t a number',
  notWhole: 'isn’t a whole number',
  below: 'is below {min}',
  above: 'is above {max}',
  notMoney: 'isn’t an amount of money',
  belowZero: 'is below zero',
  notPrice: 'isn’t a price',
  tooHigh: 'is impossibly high',
  notDate: 'isn’t a date',
  before: 'is before {from}',
  after: 'is after {to}',
  notInstant: 'isn’t a date and time',
  inFuture: 'is in the future',
  notFlag: 'is neither yes nor no',
  notList: 'isn’t a list',
  notState: 'isn’t a state',
  notZip: 'isn’t a ZIP code',
  unknownUnit: 'isn’t a unit of area we know',
  notUrl: 'isn’t a web address',
  signedUrl: 'is a signed web address, which expires and may not be given away',
  unknownStatus: 'isn’t a status we can show',
  noType: 'is missing; treated as Other',
  notDollars: 'isn’t US dollars; the listing isn’t shown',
  noTimeSpan: 'has no valid time span',
  noPhotoAddress: 'has no usable address',
  noPosition: 'is 0 for both, which is in the ocean',
});

/** Why staff should look at a value that was kept. Shown after the field. */
export const noteMessages = defineMessages({
  readAs: 'was read as {city}',
  lease: 'is a lease; only homes for sale are shown',
  lowPrice: 'is below $1,000, which is hardly the price of a home for sale',
  oddPricePerArea: 'is below $5 or above $5,000 for each square foot',
  crowdedBedrooms: 'leaves less than 75 sq ft of living area for each bedroom',
  manyBedrooms: 'is more than 30 bedrooms',
  manyBaths: 'is more than 20 baths',
  smallArea: 'is below 100 sq ft',
  noLot: 'is 0',
  futureYear: 'is in the future',
  outside: 'is outside the {area} service area',
});

/** Why a record was refused, and where it is. */
export const recordMessages = defineMessages({
  notObject: 'It isn’t a JSON object.',
  noKey: 'It has no ListingKey.',
  keyTooLong: 'Its ListingKey is too long.',
  noNumber: 'It has no ListingId.',
  numberTooLong: 'Its ListingId is too long.',
  keyTwice: 'Its ListingKey was already received. The first record was used.',
  noTimeSpan: 'Its time span isn’t valid.',
  tooLarge: 'It’s larger than a record can be.',
  notJson: 'It isn’t JSON: {reason}',
  cut: 'The file ends in the middle of the record.',
  placeInFile: 'Property {number}, byte {offset}',
  placeInStore: 'Raw record {id}',
});

/** Why a run failed or stopped. */
export const failureMessages = defineMessages({
  busy: 'Another run over the feed is under way.',
  ended: 'The program ended in the middle of it.',
  fileCut: 'The file ends in the middle: its last brackets are missing.',
  noObject: 'The file holds no JSON object.',
  quotaSpent: 'This hour’s quota is used up; the feed goes on after {at}.',
  turnTooFarOff: 'Too many requests are waiting for the MLS; the feed continues later.',

  // what the MLS answers
  unreachable: 'The MLS can’t be reached: {reason}',
  tookTooLong: 'it took too long',
  answered: 'The MLS answered {status}.',
  answeredSaying: 'The MLS answered {status}: {said}.',
  asksToWait: '{answer} It asks us to wait {seconds} s.',
  linkLeadsAway: 'A page link leads away from the MLS.',
  nextLeadsAway: 'The next link of a page leads away from the MLS.',
  pageTooLarge: 'A page of the MLS is too large.',
  pageNotJson: 'A page of the MLS is not JSON.',
  pageWithoutRecords: 'A page of the MLS has no list of records.',
  pageLeadsToItself: 'A page of the MLS leads to itself.',
  pagesWithoutEnd: 'The MLS’s pages have no end.',
  noToken: 'The MLS’s sign-in gave no token.',
  signInAnswered: 'The MLS’s sign-in answered {status}.',
  signInTooLarge: 'The MLS’s sign-in answer is too large.',
  signInNotJson: 'The MLS’s sign-in answer is not JSON.',
  rowWithoutKey: 'A row of the MLS has no {field}, so its pages can’t be continued.',
  rowWithoutTime: 'A row of the MLS has no {field}.',
  incomplete: 'The MLS counts {expected} rows of {resource} but gave only {read}.',
  noWayOn: 'The MLS gave {read} rows of {resource} and no way to ask for the rest.',
  sameRows: 'The MLS gives the same rows again and again.',
  metadataCut: 'Its $metadata isn’t a complete metadata document.',
  metadataEmpty: 'Its $metadata names no resource.',
  metadataTooLarge: 'Its $metadata is too large.',
  metadataName: 'Its $metadata has an unreadable {attribute}.',
  lookupsTooLarge: 'The Lookup resource of the MLS is too large.',

  // comparing all keys
  noKeys: 'The MLS returned no keys at all.',
  sweepRowWithoutKey: 'A row of the key sweep has no ListingKey.',
  tooManyGone:
    'The MLS no longer has {gone} of our {ours} listings; nothing was removed. If that is right, run the sweep with --force.',
});

/** What a large pass says at the terminal. */
export const progressMessages = defineMessages({
  listingsIn: '{mls}: {seen, number} of {expected, number} listings are in.',
});

/** What the picture in place of a missing photo says. */
export const pictureMessages = defineMessages({
  unavailable: 'Photo not available',
});
