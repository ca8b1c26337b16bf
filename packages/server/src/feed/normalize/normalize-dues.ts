import type { FieldReader } from './field-reader.ts';

/**
 * How often per year the dues of each AssociationFeeFrequency are paid. The others are irregular.
 */
const timesAYear: Readonly<Record<string, number>> = {
  Annually: 1,
  'Semi-Annually': 2,
  Quarterly: 4,
  'Bi-Monthly': 6,
  Monthly: 12,
  'Semi-Monthly': 24,
  'Bi-Weekly': 26,
  Weekly: 52,
  Daily: 365,
};

/**
 * Association dues per month in cents, rounded up. 0 where the feed says that there is no
 * association or that it charges nothing; null where the dues are unknown, paid once, or have no
 * known frequency.
 */
export function normalizeDues(fields: FieldReader) {
  const fee = fields.cents('AssociationFee', 0);
  const frequency = fields.label('AssociationFeeFrequency');
  return {
    association_fee_cents: fee,
    association_fee_frequency: frequency,
    association_monthly_cents: monthlyOf(fee, frequency, fields.flag('AssociationYN')),
  };
}

function monthlyOf(
  fee: number | null,
  frequency: string | null,
  hasAssociation: boolean | null,
): number | null {
  if (fee === null) return hasAssociation === false ? 0 : null;
  if (fee === 0) return 0;
  const times = frequency === null ? undefined : timesAYear[frequency];
  return times === undefined ? null : Math.ceil((fee * times) / 12);
}
