import type { WireEnvelope } from '@homestead/contract/documents';
import { instantText } from '#platform';
import { pageMessages } from '../messages/envelope-page.ts';

type Failure = NonNullable<WireEnvelope['sealFailure']>;

const reasons: Readonly<Record<Failure['why'], () => string>> = {
  upload: pageMessages.sealFailedUpload,
  certificate: pageMessages.sealFailedCertificate,
  other: pageMessages.sealFailedOther,
};

/** Why an envelope that everyone has signed isn't sealed, and what its reader can do about it. */
export function sealFailureText({
  sealFailure,
  abilities,
}: Pick<WireEnvelope, 'sealFailure' | 'abilities'>): string | null {
  if (!sealFailure) return null;
  const { at, tries, why } = sealFailure;
  return [
    pageMessages.sealFailed({ count: tries, at: instantText(at) }),
    reasons[why](),
    ...(abilities.includes('seal') ? [pageMessages.sealChoices()] : []),
  ].join(' ');
}
