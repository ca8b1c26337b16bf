import { type LoanProgram, leastFhaDown } from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { moneyText, UNKNOWN } from '#platform';
import { estimatorMessages } from '../messages/estimator.ts';
import {
  cleanNumber,
  type EstimateField,
  type EstimateTexts,
  type EstimatorFacts,
  estimateFieldNames,
  estimateFields,
  estimateOf,
  followingTexts,
  isKnown,
  readEstimateInput,
} from './estimate-fields.ts';
import { DueAtClose, MonthlyPayment } from './estimate-result.tsx';
import styles from './estimator.module.css';
import { YearlyBalances } from './yearly-balances.tsx';

/**
 * The payment estimator. Each field opens for editing and closes again, and the
 * payment changes with every input. Without script the form asks the server.
 */
export default function Estimator({ facts }: { facts: EstimatorFacts }) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(facts.texts);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Someone may have typed before the script loaded. The price comes last, so that tax and
    // insurance that were typed aren't overwritten.
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
  const takeLeastDown = () => {
    const element = form.current;
    const field = element?.elements.namedItem('downpayment');
    if (!element || !(field instanceof HTMLInputElement)) return;
    field.value = leastFhaDown;
    tidy(field, element, facts);
    setTexts(typedIn(element));
    element.querySelector('select')?.focus();
  };
  const estimate = estimateOf(texts, facts);
  const input = readEstimateInput(texts, facts);
  return (
    <section className={styles.estimator} aria-labelledby="payment-estimator">
      <h2 id="payment-estimator">{estimatorMessages.title()}</h2>
      <MonthlyPayment estimate={estimate} />
      <form ref={form} method="get" action={facts.action} onInput={onInput} onSubmit={onSubmit}>
        {estimateFieldNames.map((name) => (
          <FieldRow
            key={name}
            name={name}
            first={facts.texts[name]}
            shown={shownText(name, texts)}
            more={name === 'downpayment' && estimate ? moneyText(estimate.downCents) : null}
          />
        ))}
        <ProgramChoice first={facts.texts.program} />
        {texts.program === 'fha' && texts.downpayment === facts.texts.downpayment && (
          <button type="button" className="button needs-script above-4" onClick={takeLeastDown}>
            {estimatorMessages.takeLeastDown({ percent: leastFhaDown })}
          </button>
        )}
        <button type="submit" className="button">
          {estimatorMessages.calculate()}
        </button>
      </form>
      {estimate && (
        <DueAtClose estimate={estimate} input={input} fhaLimitCents={facts.fhaLimitCents} />
      )}
      <a href="/contactus" className="button" data-look="primary">
        {estimatorMessages.preApproved()}
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
  /** The field's value at first. */
  first: string;
  shown: string;
  more: string | null;
}

function FieldRow({ name, first, shown, more }: FieldRowProps) {
  const { label, unit, per } = estimateFields[name];
  const field = label();
  return (
    <details>
      <summary>
        {field}
        <strong>
          {shown}
          {more && <small> {more}</small>}
        </strong>
        <i />
      </summary>
      <label>
        <span className="unseen">{estimatorMessages.fieldIn({ field, unit, per })}</span>
        {unit === 'dollars' && <span aria-hidden="true">$</span>}
        <input
          name={name}
          defaultValue={first}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
        />
        <span aria-hidden="true">{suffixOf(name)}</span>
      </label>
    </details>
  );
}

const veteranChoices = [
  ['va-first-use', estimatorMessages.firstUse],
  ['va-later-use', estimatorMessages.laterUse],
  ['va-exempt', estimatorMessages.exemptUse],
] as const satisfies readonly (readonly [LoanProgram, () => string])[];

/** The loan program, veterans' benefits included (R-57). */
function ProgramChoice({ first }: { first: string }) {
  return (
    <p>
      <label htmlFor="estimator-program">{estimatorMessages.loanProgram()}</label>
      <select id="estimator-program" name="program" defaultValue={first}>
        <option value="conventional">{estimatorMessages.conventional()}</option>
        <option value="fha">{estimatorMessages.fha()}</option>
        <optgroup label={estimatorMessages.veterans()}>
          {veteranChoices.map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </optgroup>
      </select>
    </p>
  );
}

/** The form's values as typed. */
function typedIn(form: HTMLFormElement): EstimateTexts {
  const data = new FormData(form);
  const names = [...estimateFieldNames, 'program'] as const;
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '')]),
  ) as EstimateTexts;
}

/** Makes a field numeric and within its limit; tax and insurance follow the price until edited. */
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

/** What follows the field's value while it is edited. */
function suffixOf(name: EstimateField): string {
  const { unit, per } = estimateFields[name];
  if (unit === 'percent') return '%';
  if (unit === 'years') return estimatorMessages.years();
  if (per === 'once') return '';
  return per === 'year' ? estimatorMessages.aYear() : estimatorMessages.aMonth();
}

/** A field's value as its row shows it. */
function shownText(name: EstimateField, texts: EstimateTexts): string {
  if (!isKnown(name, texts)) return UNKNOWN;
  const { unit, per } = estimateFields[name];
  const clean = cleanNumber(name, texts[name]).replace(/\.$/, '');
  if (unit === 'percent') return `${clean}%`;
  if (unit === 'years') return estimatorMessages.termYears({ count: Number(clean) });
  const cents = centsFromDollars(clean.startsWith('.') ? `0${clean}` : clean);
  const amount = moneyText(cents ?? 0);
  if (per === 'once') return amount;
  return per === 'year'
    ? estimatorMessages.amountAYear({ amount })
    : estimatorMessages.amountAMonth({ amount });
}
