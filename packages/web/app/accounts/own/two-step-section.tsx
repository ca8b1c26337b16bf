import { useState } from 'react';
import { Icon } from '#design';
import { ownMessages } from '../messages/own.ts';
import { AuthenticatorPart } from './authenticator-part.tsx';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { NoPassword, OwnSection } from './own-section.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryPart } from './recovery-part.tsx';
import type { SectionAnswer } from './section-answer.ts';
import { SectionMessage } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Authenticator app, recovery codes and passkeys. */
export function TwoStepSection({
  details,
  twoStep,
  askedAt,
}: Pick<OwnAccount, 'details' | 'twoStep' | 'askedAt'>) {
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
