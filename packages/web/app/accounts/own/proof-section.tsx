import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormNote } from '#forms';
import { clockText, useHydrated } from '#platform';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnDigits, OwnPassword } from './own-field.tsx';
import { OwnSection } from './own-section.tsx';
import { proveByPasskey } from './prove-by-passkey.ts';
import { SectionForm, SectionMessage, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Proves again who the person is, for changes that could take the account over. */
export function ProofSection({ proof }: Pick<OwnAccount, 'proof'>) {
  const { methods, provenUntil } = proof;
  const section = useSection('proof', 'proof-send');
  return (
    <OwnSection id="proof" intro={ownMessages.proofIntro()}>
      {provenUntil && (
        <p className={styles.hint}>{ownMessages.provenUntil({ at: clockText(provenUntil) })}</p>
      )}
      {methods.includes('password') && (
        <SectionForm section={section} intent="proof" about="password" isEmptied isQuiet>
          <div className={styles.grid}>
            <OwnPassword />
          </div>
          <SendButton section={section}>{ownMessages.prove()}</SendButton>
        </SectionForm>
      )}
      {methods.includes('totp') && (
        <SectionForm section={section} intent="proof" about="app" isEmptied isQuiet>
          <div className={styles.grid}>
            <OwnDigits name="code" label={ownMessages.proofAppCode()} />
          </div>
          <SendButton section={section} look="plain">
            {ownMessages.prove()}
          </SendButton>
        </SectionForm>
      )}
      {methods.includes('passkey') && <PasskeyProof />}
      {methods.includes('emailed-code') && (
        <>
          <SectionForm section={section} intent="proof-send" isQuiet>
            <SendButton section={section} look="plain">
              {ownMessages.sendProofCode()}
            </SendButton>
          </SectionForm>
          <SectionForm section={section} intent="proof" about="email" isEmptied isQuiet>
            <div className={styles.grid}>
              <OwnDigits name="emailedCode" label={ownMessages.proofEmailedCode()} />
            </div>
            <SendButton section={section}>{ownMessages.prove()}</SendButton>
          </SectionForm>
        </>
      )}
      <SectionMessage answer={section.answer} />
    </OwnSection>
  );
}

function PasskeyProof() {
  const isAlive = useHydrated();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const prove = async () => {
    const said = await proveByPasskey();
    setProblem(said);
    if (said === null) await revalidate();
  };
  return (
    <>
      {problem && <FormNote>{problem}</FormNote>}
      <button type="button" className="button needs-script" disabled={!isAlive} onClick={prove}>
        {ownMessages.proveByPasskey()}
      </button>
    </>
  );
}
