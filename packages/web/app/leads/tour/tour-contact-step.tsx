import { type TourContact, tourContactProblems } from '@homestead/contract/leads';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { personApi } from '#accounts';
import { FormNote, fieldMessages, formStyles, SubmitButton } from '#forms';
import { ApiError, browserApi } from '#platform';
import { leadMessages } from '../messages.ts';
import { type AskedTour, sendTour, tourProblems } from './send-tour.ts';
import { TourContactFields } from './tour-contact-fields.tsx';
import type { TourFacts } from './tour-facts.ts';
import { wallTimeText } from './tour-words.ts';

interface TourContactStepProps {
  facts: TourFacts;
  tour: AskedTour;
  formKey: string;
  onTyped: (contact: TourContact) => void;
  /** The server refused the times. */
  onTimeRefused: (message: string) => void;
  onDone: () => void;
}

/** The second step: contact details. After a failure, everything typed stays. */
export function TourContactStep(props: TourContactStepProps) {
  const { facts, tour, formKey, onTyped, onTimeRefused, onDone } = props;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const wasSent = useRef(false);

  // Only after sending: focus must not leave a field that is being corrected.
  useEffect(() => {
    if (!wasSent.current || Object.keys(problems).length === 0) return;
    wasSent.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setFailure(null);
    wasSent.current = true;
    const found = tourContactProblems(tour.contact);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const api = facts.person ? personApi : browserApi;
      await sendTour(api, { ...facts, personId: facts.person?.id ?? null }, tour, formKey);
      onDone();
    } catch (error) {
      setPending(false);
      const told = error instanceof ApiError ? tourProblems(fieldMessages(error)) : {};
      if (told.time) return onTimeRefused(told.time);
      if (Object.keys(told).length > 0) setProblems(told);
      else setFailure(failureText(error));
    }
  };
  const onType = (field: keyof TourContact, text: string) => {
    onTyped({ ...tour.contact, [field]: text });
    const { [field]: _, ...others } = problems;
    if (field in problems) setProblems(others);
  };
  return (
    <form ref={form} className={formStyles.form} noValidate onSubmit={onSubmit}>
      <p>{tour.times.map(wallTimeText).join(', ')}</p>
      {failure && <FormNote>{failure}</FormNote>}
      <TourContactFields first={tour.contact} problems={problems} onType={onType} />
      <p className="fine-print">{leadMessages.buyerAgreement()}</p>
      <SubmitButton isPending={isPending}>{leadMessages.requestTour()}</SubmitButton>
    </form>
  );
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { status, problem } = error;
  if (status >= 400 && status < 500) return error.message;
  const { requestId: number } = problem;
  return number ? leadMessages.notSentWithNumber({ number }) : leadMessages.notSent();
}
