import { type FormEvent, useState } from 'react';
import { personApi } from '#accounts';
import { Dialog } from '#design';
import { type FormAnswer, formStyles, newFormKey, TypedForm, useFormCheck } from '#forms';
import { browserApi } from '#platform';
import { tourFormMessages } from '../messages/tour-form.ts';
import { takeTourForm } from './take-tour-form.ts';
import { TourFields } from './tour-form.tsx';
import {
  type SentTour,
  type TourFacts,
  timesIn,
  tourContactRule,
  tourTimesRule,
} from './tour-rule.ts';
import { type TourKind, tourVisitText, wallTimeText } from './tour-words.ts';
import { useBackButton } from './use-back-button.ts';
import { useBusyTimes } from './use-busy-times.ts';

interface TourDialogProps {
  facts: TourFacts;
  asked: { kind: TourKind; day: string };
  onClose: () => void;
  /** The request is stored. */
  onSent: (tour: SentTour) => void;
}

/** Two steps: times, then contact. Closing the second goes back to the first. */
export function TourDialog({ facts, asked, onClose, onSent }: TourDialogProps) {
  const [step, setStep] = useState<'times' | 'contact'>('times');
  const [times, setTimes] = useState<readonly string[]>([]);
  const [formKey] = useState(newFormKey);
  const [answer, setAnswer] = useState<FormAnswer>();
  const [isPending, setPending] = useState(false);
  const isContact = step === 'contact';
  const busy = useBusyTimes(facts.person !== null, asked.day);
  const { form, problems } = useFormCheck(
    isContact ? tourContactRule : tourTimesRule,
    answer,
    isPending,
  );
  const back = () => setStep('times');
  useBackButton(() => {
    if (isContact) back();
    else onClose();
    return isContact;
  });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const typed = new TypedForm(new FormData(event.currentTarget));
    if (!isContact) {
      setTimes(timesIn(typed.text('time')).sort());
      return setStep('contact');
    }
    setPending(true);
    const here = { url: window.location.href, headers: new Headers() };
    const told = await takeTourForm(facts.person ? personApi : browserApi, facts, typed, here);
    if ('sent' in told) return onSent(told.sent);
    setPending(false);
    setAnswer(told.data);
    if (told.data.fields.time) back();
  };
  return (
    <Dialog
      title={isContact ? tourFormMessages.confirmTitle() : tourFormMessages.requestTitle()}
      step={step}
      corner={
        isContact
          ? { label: tourFormMessages.backToTimes(), onClick: back }
          : { label: tourFormMessages.close() }
      }
      onCancel={(event) => {
        if (!isContact) return;
        event.preventDefault();
        back();
      }}
      onClose={onClose}
    >
      <form {...form} className={`${formStyles.form} above-4`} onSubmit={onSubmit}>
        <p>
          {facts.home}
          <br />
          {tourVisitText(asked)}
          <br />
          {isContact && times.map(wallTimeText).join(', ')}
        </p>
        <TourFields
          facts={facts}
          formKey={formKey}
          asked={asked}
          answer={answer}
          problems={problems}
          isPending={isPending}
          step={step}
          busy={busy}
        />
      </form>
    </Dialog>
  );
}
