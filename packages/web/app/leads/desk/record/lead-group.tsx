import type { ReactNode } from 'react';
import { type LeadFieldProps, LeadFieldRow } from './lead-field.tsx';
import { type LeadField, rightsOf } from './lead-fields.ts';
import styles from './lead-page.module.css';

/** A titled part of what is known about a lead. */
export function LeadGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Some fields of a lead below a title; nothing if the viewer sees none, or all are folded. */
export function FieldGroup({
  title,
  names,
  isFolded = () => false,
  children,
  ...given
}: Omit<LeadFieldProps, 'field'> & {
  title: string;
  names: readonly LeadField[];
  isFolded?: (field: LeadField) => boolean;
  /** Facts after the fields. */
  children?: ReactNode;
}) {
  const shown = names.filter((name) => rightsOf(given.lead, name).sees && !isFolded(name));
  if (shown.length === 0 && !children) return null;
  return (
    <LeadGroup title={title}>
      <dl>
        {shown.map((name) => (
          <LeadFieldRow key={name} {...given} field={name} />
        ))}
        {children}
      </dl>
    </LeadGroup>
  );
}

/** A fact that isn’t one of the lead’s fields. */
export function FixedFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fixed}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
