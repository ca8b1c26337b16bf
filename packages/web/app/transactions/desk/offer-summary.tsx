import {
  buyerLines,
  type OfferFieldKey,
  offerDocuments,
  offerFields,
  sellerLines,
  type WireOfferDetails,
  wrongCostTerms,
} from '@homestead/contract/transactions';
import { Text } from '@mantine/core';
import { DeskPanel, type UnsavedField } from '#desk';
import { dateText, localTimeText, moneyText, UNKNOWN } from '#platform';
import { costMessages } from './messages/costs.ts';
import styles from './offer-summary.module.css';

type Offer = Pick<
  WireOfferDetails,
  'terms' | 'costs' | 'documents' | 'findings' | 'state' | 'side' | 'net'
>;

/** What follows from an offer’s terms, in plain language: money, days, and documents. */
export default function OfferSummary({
  offer,
  unsaved = [],
}: {
  offer: Offer;
  unsaved?: readonly UnsavedField[];
}) {
  const held = heldFor(offer, unsaved);
  return (
    <>
      {offer.side === 'listing' ? (
        <NetToSeller net={offer.net} held={held} />
      ) : (
        <CashToClose costs={offer.costs} held={held} />
      )}
      <Dates terms={offer.terms} />
      {offer.documents.length > 0 && (
        <DeskPanel title={costMessages.documents()}>
          <ul className={styles.list}>
            {offer.documents.map((key) => (
              <li key={key}>{offerDocuments[key]}</li>
            ))}
          </ul>
        </DeskPanel>
      )}
    </>
  );
}

/**
 * The labels of terms that the costs follow from, and that are typed and not saved, or wrong. Terms
 * that were submitted were right then.
 */
export function heldFor(
  { findings, state }: Pick<Offer, 'findings' | 'state'>,
  unsaved: readonly UnsavedField[],
): string[] {
  const kept = unsaved.flatMap(({ name, reason }) =>
    reason === null ? [] : { field: name, level: 'error' },
  );
  return wrongCostTerms([...(state === 'draft' ? findings : []), ...kept]);
}

const list = new Intl.ListFormat('en-US');

/** What the offer leaves our seller, line by line. */
function NetToSeller({ net, held }: Pick<Offer, 'net'> & { held: readonly string[] }) {
  if (held.length > 0 || !net) {
    return (
      <DeskPanel title={costMessages.net()}>
        <Text size="sm" {...(held.length === 0 && { c: 'dimmed' })}>
          {held.length > 0
            ? costMessages.netHeldFor({ fields: list.format(held) })
            : costMessages.netUnknown()}
        </Text>
      </DeskPanel>
    );
  }
  return (
    <DeskPanel title={costMessages.net()}>
      <p className={styles.total}>{moneyText(net.totalCents)}</p>
      {!net.isComplete && (
        <Text size="sm" c="dimmed">
          {costMessages.atMost()}
        </Text>
      )}
      <Lines lines={net.lines.map((line) => ({ ...line, label: sellerLines[line.key] }))} />
    </DeskPanel>
  );
}

interface Line {
  label: string;
  cents: number | null;
  isAssumed: boolean;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, cents, isAssumed }) => (
        <div key={label}>
          <dt>
            {label}
            {isAssumed && cents !== null && (
              <span className={styles.guess}> {costMessages.estimated()}</span>
            )}
          </dt>
          <dd>{cents === null ? UNKNOWN : moneyText(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

function CashToClose({ costs, held }: Pick<Offer, 'costs'> & { held: readonly string[] }) {
  if (held.length > 0) {
    return (
      <DeskPanel title={costMessages.cashToClose()}>
        <Text size="sm">{costMessages.heldFor({ fields: list.format(held) })}</Text>
      </DeskPanel>
    );
  }
  if (!costs) {
    return (
      <DeskPanel title={costMessages.cashToClose()}>
        <Text size="sm" c="dimmed">
          {costMessages.priceFirst()}
        </Text>
      </DeskPanel>
    );
  }
  const { lines, totalCents, isComplete, month, isCash, ratePercent, years, asOf } = costs;
  const monthly = [
    ...(isCash ? [] : [[costMessages.principalAndInterest(), month.principalInterestCents]]),
    ...(month.mortgageInsuranceCents > 0
      ? [[costMessages.mortgageInsurance(), month.mortgageInsuranceCents]]
      : []),
    [costMessages.tax(), month.taxCents],
    [costMessages.insurance(), month.insuranceCents],
    ...(month.associationCents > 0 ? [[costMessages.dues(), month.associationCents]] : []),
  ] as [string, number][];
  const isAssumed = costs.isDownAssumed || costs.isRateAssumed || costs.isTermAssumed;
  return (
    <>
      <DeskPanel title={costMessages.cashToClose()}>
        <p className={styles.total}>{moneyText(totalCents)}</p>
        {!isComplete && (
          <Text size="sm" c="dimmed">
            {costMessages.incomplete()}
          </Text>
        )}
        <Lines lines={lines.map((line) => ({ ...line, label: buyerLines[line.key] }))} />
      </DeskPanel>
      <DeskPanel title={costMessages.month()}>
        <p className={styles.total}>
          {costMessages.aMonth({ amount: moneyText(month.totalCents) })}
        </p>
        <dl className={styles.lines}>
          {monthly.map(([label, cents]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{moneyText(cents)}</dd>
            </div>
          ))}
        </dl>
        <Text size="sm" c="dimmed">
          {isCash
            ? costMessages.noLoan()
            : costMessages.loan({
                amount: moneyText(month.loanCents),
                rate: ratePercent,
                years,
              })}{' '}
          {upfrontNote(costs)} {isAssumed && costMessages.assumed()}{' '}
          {costMessages.asOf({ day: dateText(asOf) })}
        </Text>
      </DeskPanel>
    </>
  );
}

/** What the loan includes that its program charges up front. */
export function upfrontNote({
  month: { upfrontFeeCents },
  program,
}: Pick<NonNullable<Offer['costs']>, 'month' | 'program'>): string | null {
  if (upfrontFeeCents === 0) return null;
  const amount = moneyText(upfrontFeeCents);
  return program === 'fha'
    ? costMessages.upfrontPremium({ amount })
    : costMessages.fundingFee({ amount });
}

const days = [
  ['offerOn', 'offerTime'],
  ['expireOn', 'expireTime'],
  ['termiteOn', 'termiteTime'],
  ['walkthroughOn', 'walkthroughTime'],
  ['closingOn', 'closingTime'],
] as const satisfies readonly (readonly [OfferFieldKey, OfferFieldKey])[];

/** The days of an offer in their order. */
function Dates({ terms }: Pick<Offer, 'terms'>) {
  const known = days
    .flatMap(([day, time]) => {
      const on = terms[day];
      return on === null ? [] : [{ label: offerFields[day].label, on, time: terms[time] }];
    })
    .sort((one, other) => `${one.on} ${one.time}`.localeCompare(`${other.on} ${other.time}`));
  if (known.length === 0) return null;
  return (
    <DeskPanel title={costMessages.dates()}>
      <ol className={styles.days}>
        {known.map(({ label, on, time }) => (
          <li key={label}>
            <span>{label}</span>{' '}
            <strong>
              {dateText(on)}
              {time && `, ${localTimeText(time)}`}
            </strong>
          </li>
        ))}
      </ol>
    </DeskPanel>
  );
}
