import { useState } from 'react';
import { Icon } from '#design';
import { ownMessages } from '../messages/own.ts';
import { AuthenticatorPart } from './authenticator-part.tsx';
import styles from './own.module.css';
import type { OwnAccount, TwoStepState } from './own-account.ts';
import { OwnPassword } from './own-field.tsx';
import { NoPassword, OwnSection } from './own-section.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SectionAnswer } from './section-answer.ts';
import { SectionForm, SectionMessage, SendButton } from './section-form.tsx';
import { answerTo, type Section, useSection } from './use-section.ts';

/** Authenticator app, recovery codes and passkeys. */
export function TwoStepSection({
  details,
  twoStep,
  isTwoStepSuggested,
  askedAt,
}: Pick<OwnAccount, 'details' | 'twoStep' | 'isTwoStepSuggested' | 'askedAt'>) {
  const codes = useSection<string[]>('totp-confirm', 'recovery-codes');
  const removal = useSection('totp-off', 'passkey-remove');
  const [added, setAdded] = useState<{ codes: string[]; since: SectionAnswer | null } | null>(null);
  const fresh = added && added.since === codes.answer ? added.codes : (codes.answer?.given ?? null);
  return (
    <OwnSection id="two-step" intro={ownMessages.twoStepIntro()}>
      <p className={styles.state} data-on={twoStep.isOn ? '' : undefined}>
        <Icon name={twoStep.isOn ? 'check' : 'note'} />
        {twoStep.isOn ? ownMessages.twoStepOn() : ownMessages.twoStepOff()}
        {twoStep.isRequired && ` ${ownMessages.roleRequiresIt()}`}
        {isTwoStepSuggested && ` ${ownMessages.roleShouldHaveIt()}`}
      </p>
      {fresh && twoStep.isOn && <RecoveryCodes codes={fresh} />}
      <SectionMessage answer={removal.answer} />
      {details.hasPassword ? (
        <>
          <AuthenticatorPart key={String(twoStep.totp.isOn)} {...{ twoStep, codes, removal }} />
          {twoStep.isOn && <RecoveryPart twoStep={twoStep} codes={codes} />}
          <PasskeysPart
            twoStep={twoStep}
            removal={removal}
            askedAt={askedAt}
            onCodes={(given) => setAdded({ codes: given, since: codes.answer })}
          />
        </>
      ) : (
        <NoPassword why={ownMessages.twoStepNeedsPassword()} />
      )}
    </OwnSection>
  );
}

const FEW = 3;

/** How many recovery codes are left, with a form to make new ones. */
function RecoveryPart({ twoStep, codes }: { twoStep: TwoStepState; codes: Section<string[]> }) {
  const left = twoStep.recoveryCodesLeft;
  const sent = answerTo(codes, 'recovery-codes');
  return (
    <section className={styles.part} aria-labelledby="recovery-title">
      <h3 id="recovery-title">{ownMessages.recoveryCodes()}</h3>
      <p>
        {ownMessages.codesLeft({ count: left })}
        {left <= FEW && <strong> {ownMessages.makeNewSoon()}</strong>}
      </p>
      <details className={styles.more} open={sent?.isDone === false}>
        <summary className="text-button">{ownMessages.makeCodes()}</summary>
        <SectionForm section={codes} intent="recovery-codes" isEmptied>
          <p className={styles.hint}>{ownMessages.oldCodesStop()}</p>
          <div className={styles.grid}>
            <OwnPassword />
          </div>
          <SendButton section={codes}>{ownMessages.makeCodes()}</SendButton>
        </SectionForm>
      </details>
    </section>
  );
}
