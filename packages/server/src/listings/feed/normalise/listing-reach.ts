import type { StandardStatus } from '@homestead/contract/listings';
import type { FieldReader } from './field-reader.ts';
import type { ListingRow, NormaliseRules } from './normalised-listing.ts';

export interface DisplayFlags {
  isListingShown: boolean;
  isAddressShown: boolean;
  isValuationShown: boolean;
  isCommentShown: boolean;
  /** The MLS takes the record back: MlgCanView is false. */
  isTakenBack: boolean;
}

/** The flags of decision 14. What the feed does not say is allowed. */
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

/**
 * Where a listing may be seen (decision 14). Search shows Active, ActiveUnderContract, Pending, and
 * ComingSoon where that is permitted; the page alone shows Closed where that is permitted.
 */
export function reachOf(
  status: StandardStatus,
  flags: DisplayFlags,
  rules: Pick<NormaliseRules, 'showComingSoon' | 'showClosed'>,
): ListingRow['reach'] {
  if (flags.isTakenBack || !flags.isListingShown) return 'none';
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
