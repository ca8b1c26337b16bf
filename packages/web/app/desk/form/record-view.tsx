import { asHints, readFields, readValues } from './read-fields.ts';
import styles from './record-form.module.css';
import type { RecordFormProps } from './record-form.tsx';
import { shownValue } from './shown-value.ts';

interface RecordViewProps extends Pick<RecordFormProps<never>, 'schema' | 'sections' | 'record'> {
  /** A click on a field; the keyboard has a button for it. */
  onField: ((name: string) => void) | null;
}

/** A record's fields to read, in the sections of its form: headings left, fields right. */
export function RecordView({ schema, sections, record, onField }: RecordViewProps) {
  const fields = readFields(
    schema,
    sections.flatMap((section) => section.fields.map(asHints)),
  );
  const values = readValues(fields, record);
  return (
    <div className={styles.sections}>
      {sections.map((section) => {
        const names = section.fields.map((field) => asHints(field).name);
        return (
          <section key={section.title ?? ''} className={styles.section}>
            {section.title && <h2>{section.title}</h2>}
            <dl className={styles.fields}>
              {fields
                .filter(({ name, isShown }) => names.includes(name) && (isShown?.(values) ?? true))
                .map((field) => (
                  // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer
                  // biome-ignore lint/a11y/useKeyWithClickEvents: Edit does the same by keyboard
                  <div
                    key={field.name}
                    className={onField ? styles.readable : undefined}
                    onClick={onField ? () => onField(field.name) : undefined}
                  >
                    <dt>{field.label}</dt>
                    <dd>{shownValue(field, values[field.name])}</dd>
                  </div>
                ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
