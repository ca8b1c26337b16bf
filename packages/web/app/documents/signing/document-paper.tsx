import {
  type FormAnswer,
  type FormAnswers,
  type FormDefinition,
  layOutForm,
  type WireSigning,
} from '@homestead/contract/documents';
import { useMemo } from 'react';
import { Icon } from '#design';
import { signingMessages } from '../messages/signing.ts';
import { PaperView } from '../paper/paper-view.tsx';
import type { FillField } from './field-to-fill.tsx';
import { editableKeys, fieldsOf, marksOnPaper, type SigningDocument } from './sign-fields.ts';
import styles from './signing.module.css';

interface DocumentPaperProps {
  opened: WireSigning;
  shown: SigningDocument;
  definition: FormDefinition;
  answers: FormAnswers;
  fill: FillField;
  answer: (key: string, answer: FormAnswer | null) => void;
  /** What is wrong, by input. */
  problems: Readonly<Record<string, string>>;
}

/** A form as it is printed, with the recipient's fields and answers in their places. */
export function DocumentPaper(given: DocumentPaperProps) {
  const { opened, shown, definition, answers, fill, answer, problems } = given;
  const { homeAddress, pageCount, id } = shown;
  const paper = useMemo(
    () =>
      layOutForm(definition, answers, {
        address: homeAddress,
        ...(pageCount !== null && { pages: pageCount }),
      }),
    [definition, answers, homeAddress, pageCount],
  );
  const { signatures, initials } = marksOnPaper(opened, id);
  const mine = fieldsOf(opened.fields, id);
  const editable = editableKeys(definition, shown.editable);
  const slot = (kind: 'signature' | 'initials', key: string) => {
    const field = mine.find((one) => one.kind === kind && one.key === key && !one.isFilled);
    if (!field) return null;
    return (
      <button
        id={`place-${field.id}`}
        type="button"
        className={`${styles.tap} no-print`}
        onClick={() => fill(field, { isFilled: true })}
      >
        <Icon name="pen" />{' '}
        {kind === 'signature' ? signingMessages.signHere() : signingMessages.initialHere()}
      </button>
    );
  };
  return (
    <PaperView
      paper={paper}
      prefix={`${id}-`}
      signatures={signatures}
      initials={initials}
      lineSlot={(line) => slot('signature', line.id)}
      initialsSlot={(key) => slot('initials', key)}
      definition={definition}
      onAnswer={answer}
      mayAnswer={(key) => editable.has(key)}
      problems={problems}
    />
  );
}
