import type {
  FormAnswer,
  FormAnswers,
  WireSigning,
  WireSigningField,
} from '@homestead/contract/documents';
import { FormLinks } from '../interview/form-links.tsx';
import { signingMessages } from '../messages/signing.ts';
import { DocumentPaper } from './document-paper.tsx';
import { FieldToFill, type FillField } from './field-to-fill.tsx';
import {
  definitionOf,
  fieldLabel,
  fieldsOf,
  isLineOf,
  type SigningDocument,
} from './sign-fields.ts';
import styles from './signing.module.css';

interface DocumentToSignProps {
  opened: WireSigning;
  shown: SigningDocument;
  answers: FormAnswers;
  /** The field that the bar went to last. */
  at: string | null;
  fill: FillField;
  answer: (document: string, key: string, answer: FormAnswer | null) => void;
  /** Why an answer wasn't saved. */
  refusedOf: (document: string, key: string) => string | undefined;
  /** Opens the pages of an uploaded document. */
  readPdf: (document: SigningDocument) => void;
}

/** A document with the fields that the recipient fills in. */
export function DocumentToSign(given: DocumentToSignProps) {
  const { opened, shown, answers, at, fill, answer, refusedOf, readPdf } = given;
  const definition = definitionOf(shown);
  const fields = fieldsOf(opened.fields, shown.id);
  const marks = opened.marks.filter(({ document }) => document === shown.id);
  return (
    <div className={styles.document}>
      {!definition && (
        <>
          <h3>{shown.title}</h3>
          <div className={`${styles.tools} no-print`}>
            <button
              type="button"
              className="button"
              aria-label={signingMessages.readPdfOf({ title: shown.title })}
              onClick={() => readPdf(shown)}
            >
              {signingMessages.readPdf()}
            </button>
            <span className="quiet">{signingMessages.readPdfHint()}</span>
          </div>
        </>
      )}
      <FormLinks links={shown.links} />
      {definition && (
        <DocumentPaper
          opened={opened}
          shown={shown}
          definition={definition}
          answers={answers}
          fill={fill}
          answer={(key, value) => answer(shown.id, key, value)}
          problems={problemsByInput(shown, (key) => refusedOf(shown.id, key))}
        />
      )}
      <div className={`${styles.fields} no-print`}>
        <h3>{signingMessages.yourFieldsIn({ title: shown.title })}</h3>
        {fields.length === 0 && <p className="quiet">{signingMessages.noFields()}</p>}
        <ol>
          {fields.map((field: WireSigningField) => (
            <FieldToFill
              key={field.id}
              field={field}
              label={fieldLabel(field, definition)}
              image={field.kind === 'initials' ? opened.initials : opened.signature}
              today={opened.today}
              isCurrent={field.id === at}
              fill={fill}
            />
          ))}
        </ol>
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map(({ line, role, name, on }) => (
              <li key={`${line} ${role} ${name}`}>
                {isLineOf({ line, role })
                  ? signingMessages.signedBy({ name, day: on })
                  : signingMessages.initialedBy({ name, day: on })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** What is wrong with the answers, but not what is still open. */
function problemsByInput(
  { problems, editable }: SigningDocument,
  refusedOf: (key: string) => string | undefined,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { kind, input, sentence } of problems) {
    if (input && kind !== 'unanswered' && kind !== 'explain') found[input] ??= sentence;
  }
  for (const key of editable) {
    const refused = refusedOf(key);
    if (refused) found[key] = refused;
  }
  return found;
}
