import {
  type FormAnswer,
  signingCalls,
  type WireSigning,
  type WireSigningField,
} from '@homestead/contract/documents';
import { useRef, useState } from 'react';
import { usePerson } from '#accounts';
import { FormNote, newFormKey } from '#forms';
import { type Api, ApiError, saveAnswer } from '#platform';
import type { AnswersOf } from '../interview/form-steps.ts';
import { signingMessages } from '../messages/signing.ts';
import { LoadedSignatureDialog } from '../signature/load-signature-dialog.tsx';
import type { MadeSignature } from '../signature/signature-props.ts';
import { Contradictions } from './contradictions.tsx';
import { DocumentToSign } from './document-to-sign.tsx';
import { SignBar } from './sign-bar.tsx';
import { nextField, type SigningDocument, whyNothingIsSent } from './sign-fields.ts';
import styles from './signing.module.css';
import { type MakeChange, signingCall } from './signing-client.ts';
import { fileName } from './signing-ends.tsx';
import { changedSince, WhatChanged } from './what-changed.tsx';

interface SignStepProps {
  opened: WireSigning;
  change: MakeChange;
  api: () => Api;
  newest: () => WireSigning;
  answersOf: AnswersOf;
  answersLeft: number;
  answer: (document: string, key: string, answer: FormAnswer | null) => void;
  /** Why an answer wasn't saved. */
  refusedOf: (document: string, key: string) => string | undefined;
  /** Whether all answers are stored. */
  flush: () => Promise<boolean>;
  /** Leads to a question, the first open one if null. */
  goToAnswer: (question: string | null) => void;
}

/** A mark that someone makes, and the field that they make it for. */
interface AskedMark {
  kind: 'signature' | 'initials';
  field: string | null;
}

/** A recipient reads their documents and fills in their fields. */
export function SignStep(given: SignStepProps) {
  const { opened, change, api, newest, answersOf, answersLeft, flush, goToAnswer } = given;
  const { fields, documents, recipient, title } = opened;
  const mayKeep = usePerson() !== null && !recipient.isInPerson;
  const [at, setAt] = useState<string | null>(null);
  const [dialog, setDialog] = useState<AskedMark | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [hasAnswersOpen, setAnswersOpen] = useState(false);
  const [mustConfirm, setMustConfirm] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isPending, setPending] = useState(false);
  const [changed, setChanged] = useState<readonly SigningDocument[]>([]);
  const submission = useRef(newFormKey());
  const next = useRef<HTMLButtonElement>(null);

  const goTo = (field: WireSigningField | null) => {
    if (!field) return;
    setAt(field.id);
    const row = document.getElementById(`field-${field.id}`);
    // On the paper itself where the form has a place for it.
    const place =
      document.getElementById(`place-${field.id}`) ??
      row?.querySelector<HTMLElement>(':is(button,input)');
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  };

  const tell = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setProblem(error.message);
  };

  const fill = async (field: WireSigningField, body: { isFilled: boolean; value?: string }) => {
    setProblem(null);
    setAt(field.id);
    const { kind, id } = field;
    if (body.isFilled && (kind === 'signature' || kind === 'initials') && !opened[kind]) {
      setDialog({ kind, field: id });
      return;
    }
    try {
      await change((ask) => signingCall.fillSigningField({ field: id, ...body }, ask));
      // Its button is gone or another one now.
      if (kind !== 'text') next.current?.focus();
    } catch (error) {
      tell(error);
    }
  };

  /** Saves how a mark looks, and puts it where the person asked for it. */
  const saveMark = async ({ kind, field }: AskedMark, { image, isKept }: MadeSignature) => {
    try {
      await change((ask) => signingCall.saveSigningSignature({ kind, image, isKept }, ask));
    } catch (error) {
      if (error instanceof ApiError) return error.message;
      throw error;
    }
    setDialog(null);
    if (field === null) return null;
    await change((ask) => signingCall.fillSigningField({ field, isFilled: true }, ask)).catch(tell);
    next.current?.focus();
    return null;
  };

  const submit = async () => {
    setProblem(null);
    setAnswersOpen(false);
    const shown = new Map(documents.map(({ id }) => [id, answersOf(id)]));
    const isSaved = await flush();
    const why = whyNothingIsSent(opened, { answersLeft, isSaved });
    if (why) {
      setProblem(signingMessages.nothingSent({ why }));
      const open = nextField(fields, null);
      if (open) goTo(open);
      else setAnswersOpen(answersLeft > 0);
      return;
    }
    if (mustConfirm && !isConfirmed) {
      setProblem(signingMessages.confirmNeeded());
      document.getElementById('confirm-contradictions')?.focus();
      return;
    }
    const now = newest();
    const others = changedSince(shown, now.documents);
    setChanged(others);
    if (others.length > 0) {
      setProblem(signingMessages.changedMeanwhile());
      return;
    }
    setPending(true);
    const body = { confirmsContradictions: isConfirmed, shown: now.shown };
    const idempotencyKey = submission.current;
    try {
      await change((ask) => signingCall.finishSigning(body, { ...ask, idempotencyKey }));
    } catch (error) {
      tell(error);
      submission.current = newFormKey();
      const code = error instanceof ApiError ? error.problem.code : undefined;
      if (code === 'contradictions-open') setMustConfirm(true);
      if (code === 'signing-incomplete' && answersLeft > 0) setAnswersOpen(true);
      // The newest state says what is missing, and what is different from what was on the screen.
      const after = await change((ask) => signingCall.getSigning({}, ask)).catch(() => null);
      if (after) setChanged(changedSince(shown, after.documents));
    } finally {
      setPending(false);
    }
  };

  const savePdf = () =>
    saveAnswer(signingCalls.getSigningFile, {}, { api: api(), name: fileName(title, 'pdf') }).catch(
      tell,
    );

  const readPdf = ({ id, title: name }: SigningDocument) => {
    setProblem(null);
    const ask = { api: api(), name: fileName(name, 'pdf') };
    saveAnswer(signingCalls.getSigningDocument, { document: id }, ask).catch(tell);
  };

  return (
    <section className={styles.sign} aria-labelledby="sign-title">
      <div className={`${styles.tools} no-print`}>
        <h2 id="sign-title">{signingMessages.documents()}</h2>
        <button type="button" className="button" onClick={() => window.print()}>
          {signingMessages.print()}
        </button>
        <button type="button" className="button" onClick={savePdf}>
          {signingMessages.pdf()}
        </button>
        {fields.some(({ kind }) => kind === 'signature') && (
          <button
            type="button"
            className="button"
            onClick={() => setDialog({ kind: 'signature', field: null })}
          >
            {signingMessages.signature()}
          </button>
        )}
        {fields.some(({ kind }) => kind === 'initials') && (
          <button
            type="button"
            className="button"
            onClick={() => setDialog({ kind: 'initials', field: null })}
          >
            {signingMessages.initialsLabel()}
          </button>
        )}
      </div>
      <p className="no-print">{signingMessages.readOn()}</p>
      <WhatChanged
        title={signingMessages.changedTitle()}
        lead={signingMessages.changedLead()}
        documents={documents}
      />
      <WhatChanged
        key={changed.map(({ changed: keys }) => keys.join(' ')).join(' ')}
        title={signingMessages.changedSinceTitle()}
        lead={signingMessages.changedSinceLead()}
        documents={changed}
        isNew
      />
      {documents.map((one) => (
        <DocumentToSign
          key={one.id}
          opened={opened}
          shown={one}
          answers={answersOf(one.id)}
          at={at}
          fill={fill}
          answer={given.answer}
          refusedOf={given.refusedOf}
          readPdf={readPdf}
        />
      ))}
      <Contradictions
        documents={documents}
        mustConfirm={mustConfirm}
        isConfirmed={isConfirmed}
        setConfirmed={setConfirmed}
        goToAnswer={goToAnswer}
      />
      <SignBar
        fields={fields}
        answersLeft={answersLeft}
        isApproval={recipient.role === 'approver'}
        isPending={isPending}
        next={next}
        goToNext={() => goTo(nextField(fields, at))}
        submit={submit}
      >
        {problem && (
          <FormNote>
            <p>{problem}</p>
            {hasAnswersOpen && (
              <button type="button" className="text-button" onClick={() => goToAnswer(null)}>
                {signingMessages.goToAnswers()}
              </button>
            )}
          </FormNote>
        )}
      </SignBar>
      {dialog && (
        <LoadedSignatureDialog
          kind={dialog.kind}
          name={recipient.name}
          saved={dialog.kind === 'signature' ? opened.savedSignature : null}
          mayKeep={mayKeep && dialog.kind === 'signature'}
          onSave={(made) => saveMark(dialog, made)}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}
