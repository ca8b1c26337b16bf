import type { WireSigning } from '@homestead/contract/documents';
import { useRef } from 'react';
import { FormMessages, newFormKey, SubmitButton } from '#forms';
import { instantText } from '#platform';
import { interviewMessages } from '../messages/interview.ts';
import { signingMessages } from '../messages/signing.ts';
import styles from './signing.module.css';
import { type MakeChange, signingCall } from './signing-client.ts';
import { useCallForm } from './use-call-form.ts';

interface PamphletProps {
  opened: WireSigning;
  change: MakeChange;
}

/** The EPA’s pamphlet, which a buyer gets before the contract binds them. */
export function Pamphlet({ opened: { pamphlet }, change }: PamphletProps) {
  const key = useRef(newFormKey());
  const { form, problems, answer, isPending } = useCallForm(() =>
    change((ask) => signingCall.receivePamphlet({}, { ...ask, idempotencyKey: key.current })),
  );
  if (!pamphlet) return null;
  const { label, href, receivedAt } = pamphlet;
  return (
    <section className={`${styles.pamphlet} no-print`} aria-labelledby="pamphlet-title">
      <h2 id="pamphlet-title">{signingMessages.pamphlet()}</h2>
      <p>{signingMessages.pamphletLead()}</p>
      <p>
        <a href={href} target="_blank" rel="noreferrer">
          {interviewMessages.opensOutside({ label })}
        </a>
      </p>
      <div role="status">
        {receivedAt && <p>{signingMessages.pamphletReceived({ at: instantText(receivedAt) })}</p>}
      </div>
      {!receivedAt && (
        <form {...form}>
          <FormMessages answer={answer} problems={problems} />
          <SubmitButton isPending={isPending}>{signingMessages.receivePamphlet()}</SubmitButton>
        </form>
      )}
    </section>
  );
}
