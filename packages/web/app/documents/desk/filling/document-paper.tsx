import {
  type FormAnswers,
  type FormDefinition,
  layOutForm,
  type WireDocument,
} from '@homestead/contract/documents';
import { useMemo } from 'react';
import { FormLinks } from '../../interview/form-links.tsx';
import { PaperView } from '../../paper/paper-view.tsx';
import { type AnswerQueue, refusedKey } from '../../signing/answer-queue.ts';
import { staffInputs } from './staff-questions.ts';

interface DocumentPaperProps {
  document: WireDocument;
  definition: FormDefinition;
  answers: FormAnswers;
  /** Null where it can only be read. */
  queue: AnswerQueue | null;
  refused: Readonly<Record<string, string>>;
}

const PAUSE_MS = 700;

/** A form as on paper: filled in in its places, and printed. */
export default function DocumentPaper(given: DocumentPaperProps) {
  const { document, definition, answers, queue, refused } = given;
  const { id, homeAddress, pageCount } = document;
  const paper = useMemo(
    () =>
      layOutForm(definition, answers, {
        address: homeAddress,
        ...(pageCount !== null && { pages: pageCount }),
      }),
    [definition, answers, homeAddress, pageCount],
  );
  const mine = useMemo(() => new Set(staffInputs(definition)), [definition]);
  const problems = Object.fromEntries(
    Object.entries(refused).flatMap(([key, why]) =>
      key.startsWith(refusedKey(id, '')) ? [[key.slice(refusedKey(id, '').length), why]] : [],
    ),
  );
  return (
    <>
      <FormLinks links={document.links} />
      <PaperView
        paper={paper}
        problems={problems}
        {...(queue && {
          definition,
          onAnswer: (key, answer) => queue.set(id, key, answer, PAUSE_MS),
          mayAnswer: (key) => mine.has(key) || key.endsWith('.explanation'),
        })}
      />
    </>
  );
}
