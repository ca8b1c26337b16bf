import type { FormAnswer, FormDefinition } from '@homestead/contract/documents';
import { signingMessages } from '../messages/signing.ts';
import { definitionOf, type SigningDocument } from './sign-fields.ts';
import styles from './signing.module.css';

/** What an amendment changes, item by item. */
export function WhatChanged({ documents }: { documents: readonly SigningDocument[] }) {
  const amended = documents.filter(({ changed }) => changed.length > 0);
  if (amended.length === 0) return null;
  return (
    <section className={styles.changed} aria-labelledby="changed-title">
      <h2 id="changed-title">{signingMessages.changedTitle()}</h2>
      <p>{signingMessages.changedLead()}</p>
      {amended.map((document) => (
        <div key={document.id} className="grid gap-2">
          <h3>{document.title}</h3>
          <ul className={styles.changes}>
            {changesOf(document).map(({ key, label, before, after }) => (
              <li key={key}>
                <strong>{label}</strong>
                <span>
                  <span className="quiet">{signingMessages.changedFrom()}</span> <s>{before}</s>
                </span>
                <span>
                  <span className="quiet">{signingMessages.changedTo()}</span> <b>{after}</b>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface Change {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** Each changed input with both answers in the form's own words. */
export function changesOf(document: SigningDocument): Change[] {
  const definition = definitionOf(document);
  return document.changed.map((key) => ({
    key,
    label: labelOf(definition, key),
    before: answerText(definition, key, document.before[key]),
    after: answerText(definition, key, document.answers[key]),
  }));
}

const itemsOf = (definition: FormDefinition | null) =>
  (definition?.parts ?? []).flatMap(({ sections }) => sections.flatMap(({ items }) => items));

function labelOf(definition: FormDefinition | null, key: string): string {
  for (const { id, number, label, inputs } of itemsOf(definition)) {
    const item = [number, label].filter(Boolean).join(' ');
    if (key === `${id}.explanation`) return `${item}: ${signingMessages.explanation()}`;
    const at = inputs.findIndex((input) => input.key === key);
    if (at >= 0) return at === 0 ? item : `${item}: ${inputs[at]?.label}`;
  }
  return key;
}

function answerText(
  definition: FormDefinition | null,
  key: string,
  answer: FormAnswer | undefined,
): string {
  if (answer === undefined) return signingMessages.notAnswered();
  if (typeof answer === 'boolean') return answer ? signingMessages.yes() : signingMessages.no();
  const input = itemsOf(definition)
    .flatMap(({ inputs }) => inputs)
    .find((one) => one.key === key);
  return input?.choices?.find((choice) => choice.key === answer)?.label ?? answer;
}
