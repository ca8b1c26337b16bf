import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { TwoStepState } from './own-account.ts';
import { OwnPassword } from './own-field.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { answerTo, type Section } from './use-section.ts';

const FEW = 3;

/** How many recovery codes are left, with a form to make new ones. */
export function RecoveryPart({
  twoStep,
  codes,
}: {
  twoStep: TwoStepState;
  codes: Section<string[]>;
}) {
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
