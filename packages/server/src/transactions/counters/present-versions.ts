import type {
  OfferSide,
  TermChanges,
  VersionState,
  WireOfferVersion,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findName, type Queryable } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { isLateAnswer } from '../offers/present-offer.ts';
import { describeChanges } from './describe-changes.ts';
import { selectApprovals, selectVersions } from './offer-version-store.ts';
import { termsOfVersion } from './version-terms.ts';

/** The side that we represent. */
export const ourSideOf = ({ side }: OfferRow): OfferSide =>
  side === 'listing' ? 'seller' : 'buyer';

/** The versions of an offer, newest first, and the terms of the newest one. */
export async function presentVersions(db: Queryable, offer: OfferRow) {
  const versions = await selectVersions(db, offer.id);
  const approvals = await selectApprovals(db, offer.id);
  const people = await namePeople(db, [
    ...new Set([
      ...versions.flatMap(({ recorded_by, answered_by }) =>
        [recorded_by, answered_by].flatMap((id) => id ?? []),
      ),
      ...approvals.flatMap(({ recorded_by }) => recorded_by ?? []),
    ]),
  ]);
  const nameOf = (id: string | null) => findName(people, id) ?? null;
  const changes = await describeChanges(
    db,
    versions.map((version) => version.changes as TermChanges),
  );
  const data = versions.map(
    (version, at): WireOfferVersion => ({
      number: version.number,
      madeBy: version.made_by as OfferSide,
      state: version.state as VersionState,
      expiresAt: version.expires_at?.toISOString() ?? null,
      recordedAt: version.recorded_at.toISOString(),
      recordedBy: nameOf(version.recorded_by),
      answeredAt: version.answered_at?.toISOString() ?? null,
      answeredBy: nameOf(version.answered_by),
      isLate: isLateAnswer(version, version.state, version.answered_at),
      note: version.note,
      changes: changes[at] ?? [],
      approvals: approvals
        .filter(({ version_number }) => version_number === version.number)
        .map(({ side, name, role, approved_at, recorded_by }) => ({
          ...{ side: side as OfferSide, name, role, at: approved_at.toISOString() },
          recordedBy: nameOf(recorded_by),
        })),
    }),
  );
  const newest = versions[0] ? termsOfVersion(versions[0]) : null;
  return { data, terms: newest };
}
