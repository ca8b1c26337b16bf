import type { WireSigning } from '@homestead/contract/documents';
import { useState } from 'react';
import { FormMessages, formStyles, newFormKey, SubmitButton } from '#forms';
import { StaticHtml } from '#platform';
import { signingMessages } from '../messages/signing.ts';
import { PaperDialog } from './other-ways.tsx';
import styles from './signing.module.css';
import { type MakeChange, signingCall } from './signing-client.ts';
import { useCallForm } from './use-call-form.ts';

/** What the law wants someone to know and agree to before they sign electronically. */
export function ConsentStep({ opened, change }: { opened: WireSigning; change: MakeChange }) {
  const { consent } = opened;
  const [onPaper, setOnPaper] = useState(false);
  const { form, answer, problems, isPending } = useCallForm(async () => {
    const options = { idempotencyKey: newFormKey() };
    try {
      await change((ask) =>
        signingCall.consentToSign({ version: consent.version }, { ...ask, ...options }),
      );
    } catch (error) {
      // The newest text takes the place of the one that was read.
      await change((ask) => signingCall.getSigning({}, ask)).catch(() => null);
      throw error;
    }
  });
  return (
    <section className={styles.consent} aria-labelledby="consent-title">
      <h2 id="consent-title">{signingMessages.consentTitle()}</h2>
      <div className={`panel pad-4 ${styles.prose}`}>
        <h3>{consent.title}</h3>
        <StaticHtml html={consent.body} />
      </div>
      <form {...form} className={formStyles.form}>
        <FormMessages answer={answer} problems={problems} />
        <SubmitButton isPending={isPending}>{signingMessages.agree()}</SubmitButton>
      </form>
      <button type="button" className="text-button" onClick={() => setOnPaper(true)}>
        {signingMessages.preferPaper()}
      </button>
      {onPaper && <PaperDialog opened={opened} change={change} onClose={() => setOnPaper(false)} />}
    </section>
  );
}
