import type { WireSigningField } from '@homestead/contract/documents';
import type { ReactNode, Ref } from 'react';
import { SubmitButton } from '#forms';
import { signingMessages } from '../messages/signing.ts';
import { openFields } from './sign-fields.ts';
import styles from './signing.module.css';

interface SignBarProps {
  fields: readonly WireSigningField[];
  answersLeft: number;
  isApproval: boolean;
  isPending: boolean;
  next: Ref<HTMLButtonElement>;
  goToNext: () => void;
  submit: () => void;
  /** Why nothing was sent. */
  children: ReactNode;
}

/** At the bottom of the window: how much is left, the next field, and the end. */
export function SignBar(given: SignBarProps) {
  const { fields, answersLeft, isApproval, isPending, next, goToNext, submit } = given;
  const left = openFields(fields).length;
  return (
    <form
      className={`${styles.bar} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) submit();
      }}
    >
      {given.children}
      <p role="status">
        {fields.length > 0 && signingMessages.fieldsLeft({ count: left })}
        {answersLeft > 0 && (
          <span className="fine-print"> {signingMessages.answersLeft({ count: answersLeft })}</span>
        )}
      </p>
      {fields.length > 0 && (
        <button
          ref={next}
          type="button"
          className="button"
          data-look={left > 0 ? 'primary' : undefined}
          aria-disabled={left === 0 || undefined}
          onClick={goToNext}
        >
          {signingMessages.nextField()}
        </button>
      )}
      <SubmitButton isPending={isPending} look={left > 0 ? 'plain' : 'primary'}>
        {isApproval ? signingMessages.approve() : signingMessages.submit()}
      </SubmitButton>
    </form>
  );
}
