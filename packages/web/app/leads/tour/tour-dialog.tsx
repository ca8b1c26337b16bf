import type { TourContact } from '@homestead/contract/leads';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#design';
import { newFormKey } from '#forms';
import { leadMessages } from '../messages.ts';
import { TourContactStep } from './tour-contact-step.tsx';
import styles from './tour-dialog.module.css';
import type { TourFacts } from './tour-facts.ts';
import { TourTimesStep } from './tour-times-step.tsx';
import { type TourKind, tourDayText } from './tour-words.ts';

interface TourDialogProps {
  facts: TourFacts;
  kind: TourKind;
  day: string;
  onClose: () => void;
  /** The request is stored. */
  onDone: () => void;
}

/**
 * Two steps: times, then contact. Closing the second goes back to the first; what was typed
 * stays. Closes with its button and Escape, not with a click on the backdrop.
 */
export function TourDialog({ facts, kind, day, onClose, onDone }: TourDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<'times' | 'contact'>('times');
  const [times, setTimes] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [formKey] = useState(newFormKey);
  const [contact, setContact] = useState<TourContact>({
    name: facts.person?.name ?? '',
    email: facts.person?.email ?? '',
    phone: facts.person?.phone ?? '',
    message: '',
  });

  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  const back = () => (step === 'contact' ? setStep('times') : close());
  const onCancel = (event: SyntheticEvent) => {
    if (step === 'times') return;
    event.preventDefault();
    back();
  };
  const isContact = step === 'contact';
  return (
    <dialog
      ref={dialog}
      className={`dialog ${styles.dialog}`}
      aria-labelledby="tour-title"
      onCancel={onCancel}
      onClose={onClose}
    >
      <header>
        <StepTitle key={step}>
          {isContact ? leadMessages.confirmTitle() : leadMessages.requestTitle()}
        </StepTitle>
        <button
          type="button"
          className="icon-button"
          aria-label={isContact ? leadMessages.backToTimes() : leadMessages.close()}
          onClick={back}
        >
          <Icon name="close" size={24} />
        </button>
      </header>
      <p>
        {facts.home}
        <br />
        {kind === 'video-chat'
          ? leadMessages.videoChatOn({ day: tourDayText(day) })
          : leadMessages.inPersonOn({ day: tourDayText(day) })}
      </p>
      {isContact ? (
        <TourContactStep
          facts={facts}
          tour={{ kind, day, times, contact }}
          formKey={formKey}
          onTyped={setContact}
          onTimeRefused={(message) => {
            setRefused(message);
            setStep('times');
          }}
          onDone={() => {
            onDone();
            close();
          }}
        />
      ) : (
        <TourTimesStep
          day={day}
          times={times}
          refused={refused}
          onChange={(changed) => {
            setTimes(changed);
            setRefused(null);
          }}
          onNext={() => setStep('contact')}
        />
      )}
    </dialog>
  );
}

/** Gets the focus when its step begins, so screen readers read it. */
function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} id="tour-title" tabIndex={-1} className="no-outline">
      {children}
    </h2>
  );
}
