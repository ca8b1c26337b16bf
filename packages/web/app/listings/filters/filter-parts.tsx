import { createContext, type ReactNode, use, useId } from 'react';
import { groupedText } from '#platform';
import type { FilterChoice } from './filter-choices.ts';
import styles from './filter-parts.module.css';
import boxes from './radio-boxes.module.css';

/** The level of the parts' titles: below the heading of what holds the filters. */
export const TitleLevel = createContext<'h2' | 'h3'>('h3');

interface SectionProps {
  /** The id that the list of sections leads to. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One titled part of the filters. */
export function Section({ id, title, children }: SectionProps) {
  const Title = use(TitleLevel);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Title id={`${id}-title`}>{title}</Title>
      {children}
    </section>
  );
}

/** How many homes have a value, beside it. */
export function Count({ of }: { of: number | null | undefined }) {
  if (of === null || of === undefined) return null;
  return (
    <span className={boxes.count}>
      {groupedText(of)}
      <span className="unseen"> {of === 1 ? 'home' : 'homes'}</span>
    </span>
  );
}

interface SegmentsProps {
  name: string;
  legend: string;
  hint?: string | undefined;
  /** Equal boxes over the whole width, counts below. */
  isGrid?: boolean;
  choices: readonly FilterChoice[];
  current: string;
}

/** One of a few values, in a row. A value in force that is not among them is added. */
export function Segments({ name, legend, hint, choices, current, isGrid }: SegmentsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>
        {legend}
        {hint && <span className={styles.hint}> {hint}</span>}
      </legend>
      <div className={boxes.segments} data-grid={isGrid || undefined}>
        {withCurrent(choices, current).map(({ value, label, count }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === current} />
            <span>
              {label}
              <Count of={count} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChecksProps {
  name: string;
  legend: string;
  choices: readonly FilterChoice[];
  current: readonly string[];
}

/** Any of some values, as boxes to check. */
export function Checks({ name, legend, choices, current }: ChecksProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.checks}>
        {choices.map(({ value, label, count }) => (
          <label key={value} className={styles.check}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={current.includes(value)}
            />
            {label}
            <Count of={count} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RangeProps {
  legend: string;
  /** The part's title says what it is: the legend is for readers of the page's text alone. */
  isTold?: boolean;
  hint?: string | null;
  /** Names in the address, and what is in force. */
  low: { name: string; value: number | undefined };
  high: { name: string; value: number | undefined };
  /** What the numbers are: "$", "sq ft". */
  before?: string;
  after?: string;
  errors: ReadonlyMap<string, string>;
  /** Numbers with commas; not for years. */
  isGrouped?: boolean;
}

/** A lowest and a highest number, to type. */
export function Range(props: RangeProps) {
  const { legend, isTold, hint, low, high, before, after, errors, isGrouped = true } = props;
  const id = useId();
  const error = errors.get(low.name) ?? errors.get(high.name);
  return (
    <fieldset className={styles.group}>
      <legend className={isTold ? 'unseen' : undefined}>{legend}</legend>
      <div className={styles.range}>
        {[
          { ...low, label: 'Min', any: 'No min' },
          { ...high, label: 'Max', any: 'No max' },
        ].map(({ name, value, label, any }) => (
          <label key={name} className={styles.number}>
            <span>{label}</span>
            {before && <span aria-hidden>{before}</span>}
            <input
              name={name}
              defaultValue={numberText(value, isGrouped)}
              placeholder={any}
              inputMode={isGrouped ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={14}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
            />
            {after && <span aria-hidden>{after}</span>}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface SelectRangeProps {
  legend: string;
  low: { name: string; value: number | undefined };
  high: { name: string; value: number | undefined };
  values: readonly number[];
  errors: ReadonlyMap<string, string>;
}

/** A lowest and a highest of a few numbers, to choose. */
export function SelectRange({ legend, low, high, values, errors }: SelectRangeProps) {
  const id = useId();
  const error = errors.get(low.name) ?? errors.get(high.name);
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.range}>
        {[
          { ...low, label: 'Min', any: 'No min' },
          { ...high, label: 'Max', any: 'No max' },
        ].map(({ name, value, label, any }) => (
          <label key={name} className={styles.number}>
            <span>{label}</span>
            <select
              name={name}
              defaultValue={value ?? ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            >
              <option value="">{any}</option>
              {offeredNumbers(values, value).map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface OneFieldProps {
  label: string;
  hint?: string | null;
  error?: string | undefined;
  before?: string;
  after?: string;
  /** The input itself, given what ties it to its hint and error. */
  children: (described: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** One field with its label, hint and error. */
export function OneField({ label, hint, error, before, after, children }: OneFieldProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label className={styles.number} htmlFor={id}>
        <span>{label}</span>
        {before && <span aria-hidden>{before}</span>}
        {children({
          id,
          'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {after && <span aria-hidden>{after}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className={styles.error}>
      {error}
    </p>
  ) : null;
}

/** A number as people type it, with the digits it has. */
export function numberText(value: number | undefined, isGrouped: boolean): string {
  if (value === undefined) return '';
  const [whole = '', part] = String(value).split('.');
  const head = isGrouped ? groupedText(Number(whole)) : whole;
  return part ? `${head}.${part}` : head;
}

function withCurrent(choices: readonly FilterChoice[], current: string): readonly FilterChoice[] {
  const isOffered = choices.some(({ value }) => value === current);
  return isOffered ? choices : [...choices, { value: current, label: current }];
}

function offeredNumbers(values: readonly number[], current: number | undefined): readonly number[] {
  if (current === undefined || values.includes(current)) return values;
  return [...values, current].sort((a, b) => a - b);
}
