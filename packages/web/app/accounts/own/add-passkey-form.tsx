import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from '#platform';
import { ownMessages } from '../messages/own.ts';
import { addPasskey } from './add-passkey.ts';
import styles from './own.module.css';
import { OwnField, OwnPassword } from './own-field.tsx';
import type { SectionAnswer } from './section-answer.ts';
import { SectionForm, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Adds a passkey. The browser creates it, so the button needs script and waits for it. */
export function AddPasskeyForm({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const isAlive = useHydrated();
  const posted = useSection('passkey-add');
  const [own, setOwn] = useState<{ answer: SectionAnswer | null; isBusy: boolean }>({
    answer: null,
    isBusy: false,
  });
  const { revalidate } = useRevalidator();
  const section = { ...posted, answer: own.answer ?? posted.answer, isBusy: own.isBusy };
  const add = async (form: FormData) => {
    setOwn({ answer: own.answer, isBusy: true });
    const answer = await addPasskey(form);
    setOwn({ answer, isBusy: false });
    if (!answer.isDone) return;
    await revalidate();
    if (answer.given) onCodes(answer.given);
  };
  return (
    <SectionForm
      section={section}
      intent="passkey-add"
      isEmptied
      onSubmit={(event) => {
        event.preventDefault();
        void add(new FormData(event.currentTarget));
      }}
    >
      <div className={styles.grid}>
        <OwnField
          name="name"
          label={ownMessages.passkeyName()}
          hint={ownMessages.passkeyNameHint()}
          autoComplete="off"
          maxLength={60}
          required
        />
        <OwnPassword />
      </div>
      <SendButton section={section} look="plain" isReady={isAlive}>
        {ownMessages.addPasskey()}
      </SendButton>
      <noscript>
        <p className={styles.hint}>{ownMessages.passkeyNeedsScript()}</p>
      </noscript>
    </SectionForm>
  );
}
