import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#design';
import { formStyles } from '#forms';
import type { OwnIntent } from './own-intents.ts';
import type { SectionAnswer } from './section-answer.ts';
import styles from './section-form.module.css';
import { answerTo, type Section } from './use-section.ts';

interface FormState {
  answer: SectionAnswer | null;
  /** Fields edited since the answer; their messages are hidden. */
  edited: ReadonlySet<string>;
  /** Makes the ids of inputs unique across forms with the same fields. */
  prefix: string;
}

const FormAnswer = createContext<FormState>({ answer: null, edited: new Set(), prefix: '' });

/** The answer of the field's form about this field. */
export function useFieldAnswer(name: string): {
  id: string;
  problem: string | undefined;
  /** What was typed, if the form was refused; undefined for an unchecked box. */
  typed: string | undefined;
  wasRefused: boolean;
} {
  const { answer, edited, prefix } = use(FormAnswer);
  return {
    id: `${prefix}-${name}`,
    problem: edited.has(name) ? undefined : answer?.errors[name],
    typed: answer?.typed[name],
    wasRefused: answer?.isDone === false,
  };
}

interface SectionFormProps {
  section: Section;
  intent: OwnIntent;
  /** Distinguishes forms with the same intent. */
  about?: string;
  hidden?: Readonly<Record<string, string>>;
  /** Empties the fields once it is done. */
  isEmptied?: boolean;
  /** The answer is shown elsewhere. */
  isQuiet?: boolean;
  withFile?: boolean;
  className?: string | undefined;
  onSubmit?: (event: React.FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form of the account page: field errors show at their inputs, everything else below. */
export function SectionForm({
  section,
  intent,
  about = '',
  hidden = {},
  isEmptied = false,
  isQuiet = false,
  withFile = false,
  className,
  onSubmit,
  children,
}: SectionFormProps) {
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const sent = answerTo(section, intent);
  const answer = sent && (sent.typed.about ?? about) === about ? sent : null;
  const [edited, setEdited] = useState<{ of: SectionAnswer | null; names: ReadonlySet<string> }>({
    of: answer,
    names: new Set(),
  });
  const names = edited.of === answer ? edited.names : new Set<string>();
  useEffect(() => {
    if (!answer) return;
    if (answer.isDone && isEmptied) form.current?.reset();
    if (!answer.isDone) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [answer, isEmptied]);
  return (
    <section.fetcher.Form
      ref={form}
      method="post"
      action={pathname}
      encType={withFile ? 'multipart/form-data' : undefined}
      noValidate
      className={className ?? styles.form}
      onSubmit={(event) => {
        if (section.isBusy) event.preventDefault();
        else onSubmit?.(event);
      }}
      onInput={(event) => {
        const { name } = event.target as HTMLInputElement;
        if (name && !names.has(name)) setEdited({ of: answer, names: new Set([...names, name]) });
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {about !== '' && <input type="hidden" name="about" value={about} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormAnswer value={{ answer, edited: names, prefix: about ? `${intent}-${about}` : intent }}>
        {children}
      </FormAnswer>
      {!isQuiet && <SectionMessage answer={names.size > 0 ? null : answer} />}
    </section.fetcher.Form>
  );
}

/** Without script the page reloads, and the browser goes to what it says. */
const foundFirst = { autoFocus: true, tabIndex: -1 };

/** What was done, or why not; announced when it appears. */
export function SectionMessage({ answer }: { answer: SectionAnswer | null }) {
  const text = answer?.message ?? '';
  const isDone = answer?.isDone ?? true;
  return (
    <div role={isDone ? 'status' : 'alert'} className={styles.said}>
      {text && (
        <p className={styles.message} data-tone={isDone ? 'good' : 'bad'} {...foundFirst}>
          <Icon name={isDone ? 'check' : 'note'} />
          {text}
        </p>
      )}
    </div>
  );
}

/** The submit button of a section's form; it shows progress and waits while sending. */
export function SendButton({
  section,
  look = 'primary',
  isReady = true,
  children,
}: {
  section: Section;
  look?: 'primary' | 'plain' | 'grave';
  /** False while its action isn't possible yet. */
  isReady?: boolean;
  children: string;
}) {
  return (
    <button
      type="submit"
      className={look === 'grave' ? `button ${styles.grave}` : 'button'}
      data-look={look === 'primary' ? 'primary' : undefined}
      disabled={!isReady}
      aria-busy={section.isBusy || undefined}
    >
      {section.isBusy && <span className={formStyles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
