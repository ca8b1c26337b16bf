import type { TourContact } from '@homestead/contract/leads';
import { useState } from 'react';
import { Dialog } from '#design';
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
 * Two steps: times, then contact. Closing the second goes back to the first;
 * what was typed stays.
 */
export function TourDialog({ facts, kind, day, onClose, onDone }: TourDialogProps) {
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

  const isContact = step === 'contact';
  const back = () => setStep('times');
  return (
    <Dialog
      title={isContact ? leadMessages.confirmTitle() : leadMessages.requestTitle()}
      className={styles.dialog}
      step={step}
      corner={
        isContact
          ? { label: leadMessages.backToTimes(), onClick: back }
          : { label: leadMessages.close() }
      }
      onCancel={(event) => {
        if (!isContact) return;
        event.preventDefault();
        back();
      }}
      onClose={onClose}
    >
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
            onClose();
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
    </Dialog>
  );
}
