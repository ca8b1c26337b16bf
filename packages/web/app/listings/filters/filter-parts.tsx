import { createContext, type ReactNode, use, useId } from 'react';
import { groupedText, rich } from '#platform';
import { filterMessages } from '../messages/filters.ts';
import type { FilterChoice } from './filter-choices.ts';
import styles from './filter-parts.module.css';
import boxes from './radio-boxes.module.css';

/** The heading level of the sections' titles, one below the dialog's or page's heading. */
export const TitleLevel = createContext<'h2' | 'h3'>('h3');

interface SectionProps {
  /** The id that the list of sections links to. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One titled section of the filters. */
export function Section({ id, title, children }: SectionProps) {
  const Title = use(TitleLevel);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Title id={`${id}-title`}>{title}</Title>
      {children}
    </section>
  );
}

/** How many homes have a value, shown next to it. */
export function Count({ of }: { of: number | null | undefined }) {
  if (of === null || of === undefined) return null;
  return (
    <span className={boxes.count}>
      {rich(
        filterMessages.homes({
          count: of,
          unit: (text) => (
            <span key="unit" className="unseen">
              {text}
            </span>
          ),
        }),
      )}
    </span>
  );
}

interface SegmentsProps {
  name: string;
  legend: string;
  hint?: string | undefined;
  /** Equal boxes across the full width, with counts below. */
  isGrid?: boolean;
  choices: readonly FilterChoice[];
  current: string;
}

/** A row of values to choose one from. A current value that isn't offered is added. */
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

/** Checkboxes for any of a few values. */
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

interface RangeEnd {
  /** Its URL parameter. */
  name: string;
  value: number | undefined;
}

interface RangeProps {
  legend: string;
  low: RangeEnd;
  high: RangeEnd;
  /** By URL parameter. */
  errors: ReadonlyMap<string, string>;
}

interface TypedRangeProps extends RangeProps {
  /** The section's title names it, so only screen readers get the legend. */
  isTitled?: boolean;
  /** What the numbers are: "$", "sq ft". */
  before?: string;
  after?: string;
  /** Numbers with commas; not for years. */
  isGrouped?: boolean;
}

/** A lowest and a highest number to type. */
export function Range({ before, after, isGrouped = true, ...range }: TypedRangeProps) {
  return (
    <RangeFields {...range}>
      {({ name, value, any, ...described }) => (
        <>
          {before && <span aria-hidden>{before}</span>}
          <input
            name={name}
            defaultValue={numberText(value, isGrouped)}
            placeholder={any}
            inputMode={isGrouped ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={14}
            {...described}
          />
          {after && <span aria-hidden>{after}</span>}
        </>
      )}
    </RangeFields>
  );
}

/** A lowest and a highest number to choose from a few. */
export function SelectRange({ values, ...range }: RangeProps & { values: readonly number[] }) {
  return (
    <RangeFields {...range}>
      {({ name, value, any, ...described }) => (
        <select name={name} defaultValue={value ?? ''} {...described}>
          <option value="">{any}</option>
          {offeredNumbers(values, value).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </RangeFields>
  );
}

interface RangeFieldsProps extends RangeProps {
  isTitled?: boolean;
  /** The input of one end; `any` is shown if it has no value. */
  children: (
    end: RangeEnd & {
      id: string;
      any: string;
      'aria-describedby': string | undefined;
      'aria-invalid': true | undefined;
    },
  ) => ReactNode;
}

function RangeFields({ legend, isTitled, low, high, errors, children }: RangeFieldsProps) {
  const id = useId();
  const error = errors.get(low.name) ?? errors.get(high.name);
  const described = {
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <fieldset className={styles.group}>
      <legend className={isTitled ? 'unseen' : undefined}>{legend}</legend>
      <div className={styles.range}>
        {[
          { ...low, id: `${id}-min`, label: filterMessages.min(), any: filterMessages.noMin() },
          { ...high, id: `${id}-max`, label: filterMessages.max(), any: filterMessages.noMax() },
        ].map(({ label, ...end }) => (
          <label key={end.name} className={styles.number} htmlFor={end.id}>
            <span>{label}</span>
            {children({ ...end, ...described })}
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
  /** The input itself, given the attributes that link it to its hint and error. */
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

/** A number as people type it, with all of its digits. */
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
