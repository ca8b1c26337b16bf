import type { StandardStatus } from '@homestead/contract/feed';
import type { FieldReader } from './field-reader.ts';
import type { ListingRow, NormalizeRules } from './normalized-listing.ts';

interface DisplayFlags {
  isListingShown: boolean;
  isAddressShown: boolean;
  isValuationShown: boolean;
  isCommentShown: boolean;
  /** The MLS withdrew the record: MlgCanView is false. */
  isTakenBack: boolean;
}

/** The flags of R-14. Whatever the feed doesn't mention is allowed. */
export function readDisplayFlags(fields: FieldReader): DisplayFlags {
  const use = fields.value('MlgCanUse');
  const isForUse = use === undefined || fields.labels('MlgCanUse').includes('IDX');
  return {
    isListingShown: isForUse && fields.flag('InternetEntireListingDisplayYN') !== false,
    isAddressShown: fields.flag('InternetAddressDisplayYN') !== false,
    isValuationShown: fields.flag('InternetAutomatedValuationDisplayYN') !== false,
    isCommentShown: fields.flag('InternetConsumerCommentYN') !== false,
    isTakenBack: fields.flag('MlgCanView') === false,
  };
}

/** Whether a home is for rent: its type is a lease or a rental, or its TransactionType says so. */
export function isForRent(fields: FieldReader, propertyType: string): boolean {
  return [propertyType, fields.label('TransactionType') ?? ''].some(
    (label) => /\b(?:lease[ds]?|rentals?|rent)\b/i.test(label) && !/\bsale\b/i.test(label),
  );
}

/**
 * Where a listing may be seen. A listing with `isKeptBack` (a lease, a price that isn't in
 * dollars) is nowhere. Search shows Active, ActiveUnderContract, Pending, and
 * ComingSoon where that is permitted; only the page shows Closed, where that is permitted.
 */
export function visibilityOf(
  status: StandardStatus,
  flags: DisplayFlags,
  {
    isKeptBack,
    ...rules
  }: Pick<NormalizeRules, 'showComingSoon' | 'showClosed'> & { isKeptBack: boolean },
): ListingRow['visibility'] {
  if (flags.isTakenBack || !flags.isListingShown || isKeptBack) return 'none';
  switch (status) {
    case 'Active':
    case 'ActiveUnderContract':
    case 'Pending':
      return 'search';
    case 'ComingSoon':
      return rules.showComingSoon ? 'search' : 'none';
    case 'Closed':
      return rules.showClosed ? 'page' : 'none';
    default:
      return 'none';
  }
}
