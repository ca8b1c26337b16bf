import type { FormAnswer, FormDefinition } from '@homestead/contract/documents';
import { useEffect, useId, useRef } from 'react';
import { signingMessages } from '../messages/signing.ts';
import { definitionOf, type SigningDocument } from './sign-fields.ts';
import styles from './signing.module.css';

interface WhatChangedProps {
  title: string;
  lead: string;
  documents: readonly SigningDocument[];
  /** It came while they were reading, so they are taken to it. */
  isNew?: boolean;
}

/** What is different from an earlier version, item by item. */
export function WhatChanged({ title, lead, documents, isNew = false }: WhatChangedProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const amended = documents.filter(({ changed }) => changed.length > 0);
  if (amended.length === 0) return null;
  return (
    <section className={styles.changed} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{lead}</p>
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

/** Documents whose answers aren’t what was on the screen, each with that as `before`. */
export function changedSince(
  shown: ReadonlyMap<string, SigningDocument['answers']>,
  documents: readonly SigningDocument[],
): SigningDocument[] {
  return documents.flatMap((document) => {
    const before = shown.get(document.id) ?? {};
    const keys = new Set([...Object.keys(before), ...Object.keys(document.answers)]);
    const changed = [...keys].filter((key) => !isSame(before[key], document.answers[key]));
    return changed.length > 0 ? [{ ...document, before, changed }] : [];
  });
}

/** An answer that was emptied is none. */
const isSame = (one: FormAnswer | null | undefined, other: FormAnswer | null | undefined) =>
  (one === '' ? null : (one ?? null)) === (other === '' ? null : (other ?? null));

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
