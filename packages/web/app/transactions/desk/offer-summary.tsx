import {
  buyerLines,
  costTerms,
  type OfferFieldKey,
  offerDocuments,
  offerFields,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { Text } from '@mantine/core';
import { DeskPanel, type UnsavedField } from '#desk';
import { dateText, localTimeText, moneyText, UNKNOWN } from '#platform';
import { costMessages } from './messages/costs.ts';
import styles from './offer-summary.module.css';

type Offer = Pick<WireOfferDetails, 'terms' | 'costs' | 'documents' | 'findings'>;

/** What follows from an offer’s terms, in plain language: money, days, and documents. */
export function OfferSummary({
  offer,
  unsaved = [],
}: {
  offer: Offer;
  unsaved?: readonly UnsavedField[];
}) {
  return (
    <>
      <CashToClose costs={offer.costs} held={heldFor(offer, unsaved)} />
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

/** The labels of terms that are wrong, or typed and not saved, and that the costs follow from. */
export function heldFor(
  { findings }: Pick<Offer, 'findings'>,
  unsaved: readonly UnsavedField[],
): string[] {
  const wrong = [
    ...findings.flatMap(({ field, level }) => (level === 'error' ? field : [])),
    ...unsaved.flatMap(({ name, reason }) => (reason === null ? [] : name)),
  ];
  return costTerms
    .filter((field) => wrong.includes(field))
    .map((field) => offerFields[field].label);
}

const list = new Intl.ListFormat('en-US');

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
        <dl className={styles.lines}>
          {lines.map(({ key, cents, isAssumed: isGuess }) => (
            <div key={key}>
              <dt>
                {buyerLines[key]}
                {isGuess && <span className={styles.guess}> {costMessages.estimated()}</span>}
              </dt>
              <dd>{cents === null ? UNKNOWN : moneyText(cents)}</dd>
            </div>
          ))}
        </dl>
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
          {isAssumed && costMessages.assumed()} {costMessages.asOf({ day: dateText(asOf) })}
        </Text>
      </DeskPanel>
    </>
  );
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
