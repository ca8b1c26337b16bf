import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormNote } from '#forms';
import { clockText, useHydrated } from '#platform';
import { proofMessages } from '../messages/proof.ts';
import { rememberThisPage } from '../session/wanted-page.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnDigits, OwnPassword } from './own-field.tsx';
import { OwnSection } from './own-section.tsx';
import { SectionForm, SectionMessage, SendButton } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Proves again who the person is, for changes that could take the account over. */
export function ProofSection({ proof, identities }: Pick<OwnAccount, 'proof' | 'identities'>) {
  const { methods, provenUntil } = proof;
  const section = useSection('proof', 'proof-send');
  return (
    <OwnSection id="proof" intro={proofMessages.intro()}>
      {provenUntil && (
        <p className={styles.hint}>{proofMessages.provenUntil({ at: clockText(provenUntil) })}</p>
      )}
      {methods.includes('password') && (
        <SectionForm section={section} intent="proof" about="password" isEmptied isQuiet>
          <div className={styles.grid}>
            <OwnPassword />
          </div>
          <SendButton section={section}>{proofMessages.prove()}</SendButton>
        </SectionForm>
      )}
      {methods.includes('totp') && (
        <SectionForm section={section} intent="proof" about="app" isEmptied isQuiet>
          <div className={styles.grid}>
            <OwnDigits name="code" label={proofMessages.appCode()} />
          </div>
          <SendButton section={section} look="plain">
            {proofMessages.prove()}
          </SendButton>
        </SectionForm>
      )}
      {methods.includes('passkey') && <PasskeyProof />}
      {methods.includes('emailed-code') && (
        <>
          <SectionForm section={section} intent="proof-send" isQuiet>
            <SendButton section={section} look="plain">
              {proofMessages.sendCode()}
            </SendButton>
          </SectionForm>
          <SectionForm section={section} intent="proof" about="email" isEmptied isQuiet>
            <div className={styles.grid}>
              <OwnDigits name="emailedCode" label={proofMessages.emailedCode()} />
            </div>
            <SendButton section={section}>{proofMessages.prove()}</SendButton>
          </SectionForm>
          <SignInAgain identities={identities} />
        </>
      )}
      <SectionMessage answer={section.answer} />
    </OwnSection>
  );
}

/** A new sign-in is a proof, too, and leads back here. */
function SignInAgain({ identities }: Pick<OwnAccount, 'identities'>) {
  return identities.map(
    ({ issuer, subject, name, start }) =>
      start && (
        <a
          key={`${issuer} ${subject}`}
          href={`${start}?mode=page`}
          className="button"
          onClick={rememberThisPage}
        >
          {proofMessages.bySignIn({ provider: name })}
        </a>
      ),
  );
}

function PasskeyProof() {
  const isAlive = useHydrated();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const prove = async () => {
    const { proveByPasskey } = await import('./prove-by-passkey.ts');
    const said = await proveByPasskey();
    setProblem(said);
    if (said === null) await revalidate();
  };
  return (
    <>
      {problem && <FormNote>{problem}</FormNote>}
      <button type="button" className="button needs-script" disabled={!isAlive} onClick={prove}>
        {proofMessages.byPasskey()}
      </button>
    </>
  );
}
