import { centsFromDollars } from '@homestead/contract/platform';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { moneyText } from '#platform';
import {
  cleanNumber,
  type EstimateField,
  type EstimateTexts,
  type EstimatorFacts,
  estimateFieldNames,
  estimateFields,
  estimateOf,
  followingTexts,
  readEstimateInput,
} from './estimate-fields.ts';
import { DueAtClose, MonthlyPayment } from './estimate-result.tsx';
import styles from './estimator.module.css';
import { YearlyBalances } from './yearly-balances.tsx';

/**
 * The payment estimator. Each field opens for editing and closes again; what
 * it comes to changes with every input. Without script its form asks the server.
 */
export function Estimator({ facts }: { facts: EstimatorFacts }) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(facts.texts);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Somebody may have typed before the script was there. The price comes last: what was typed for
    // what follows it stays.
    for (const name of estimateFieldNames.toReversed()) {
      const field = element.elements.namedItem(name) as HTMLInputElement;
      if (field.value !== field.defaultValue) tidy(field, element, facts);
    }
    setTexts(typedIn(element));
  }, [facts]);

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) tidy(target, currentTarget, facts);
    setTexts(typedIn(currentTarget));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const row of event.currentTarget.querySelectorAll('details')) row.open = false;
  };
  const estimate = estimateOf(texts, facts);
  const input = readEstimateInput(texts, facts);
  return (
    <section className={styles.estimator} aria-labelledby="payment-estimator">
      <h2 id="payment-estimator">Payment estimator</h2>
      <MonthlyPayment estimate={estimate} />
      <form ref={form} method="get" action={facts.action} onInput={onInput} onSubmit={onSubmit}>
        {estimateFieldNames.map((name) => (
          <FieldRow
            key={name}
            name={name}
            first={facts.texts[name]}
            shown={shownText(name, texts[name])}
            more={name === 'downpayment' && estimate ? moneyText(estimate.downCents) : null}
          />
        ))}
        <VeteranChoice first={facts.texts.va} />
        <button type="submit" className="button">
          Calculate
        </button>
      </form>
      {estimate && <DueAtClose estimate={estimate} input={input} />}
      <a href="/contactus" className="button" data-look="primary">
        Get pre-approved
      </a>
      {estimate && (
        <YearlyBalances
          loanCents={estimate.loanCents}
          ratePercent={input.ratePercent}
          years={input.years}
        />
      )}
      <footer>
        {facts.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </section>
  );
}

interface FieldRowProps {
  name: EstimateField;
  /** What the field begins with. */
  first: string;
  shown: string;
  more: string | null;
}

function FieldRow({ name, first, shown, more }: FieldRowProps) {
  const { label, unit, per } = estimateFields[name];
  return (
    <details>
      <summary>
        {label}
        <strong>
          {shown}
          {more && <small> {more}</small>}
        </strong>
        <i />
      </summary>
      <label>
        <span className="unseen">
          {label} in {unit}
          {per}
        </span>
        {unit === 'dollars' && <span aria-hidden="true">$</span>}
        <input
          name={name}
          defaultValue={first}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
        />
        <span aria-hidden="true">{unit === 'percent' ? '%' : unit === 'years' ? unit : per}</span>
      </label>
    </details>
  );
}

const veteranChoices = [
  ['', 'No'],
  ['first', 'Yes, for the first time'],
  ['later', 'Yes, used before'],
  ['exempt', 'Yes, exempt from the funding fee'],
] as const;

function VeteranChoice({ first }: { first: string }) {
  return (
    <p>
      <label htmlFor="estimator-va">Apply veterans benefits</label>
      <select id="estimator-va" name="va" defaultValue={first}>
        {veteranChoices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}

/** What stands in the form's fields. */
function typedIn(form: HTMLFormElement): EstimateTexts {
  const data = new FormData(form);
  const names = [...estimateFieldNames, 'va'] as const;
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '')]),
  ) as EstimateTexts;
}

/** Keeps a field numeric and within its limit; tax and insurance follow the price until edited. */
function tidy(input: HTMLInputElement, form: HTMLFormElement, facts: EstimatorFacts): void {
  const name = input.name as EstimateField;
  const clean = cleanNumber(name, input.value);
  if (clean !== input.value) input.value = clean;
  input.dataset.edited = 'yes';
  if (name !== 'homeprice') return;
  const following = followingTexts(readEstimateInput(typedIn(form), facts).priceCents, facts);
  for (const [other, text] of Object.entries(following)) {
    const field = form.elements.namedItem(other) as HTMLInputElement;
    if (!field.dataset.edited) field.value = text;
  }
}

/** A field's value as its row shows it. */
function shownText(name: EstimateField, typed: string): string {
  const { unit, per } = estimateFields[name];
  const clean = cleanNumber(name, typed).replace(/\.$/, '') || '0';
  if (unit === 'percent') return `${clean}%`;
  if (unit === 'years') return clean === '1' ? '1 year' : `${clean} years`;
  const cents = centsFromDollars(clean.startsWith('.') ? `0${clean}` : clean);
  return `${moneyText(cents ?? 0)}${per}`;
}
