import styles from './own.module.css';
import type { TwoStepState } from './own-account.ts';
import { OwnPassword } from './own-field.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { answerTo, type Section } from './use-section.ts';

const FEW = 3;

/** How many recovery codes are left, and the way to new ones. */
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
      <h3 id="recovery-title">Recovery codes</h3>
      <p>
        {left === 1 ? '1 code is' : `${left} codes are`} left. Each signs you in once when your
        second step is out of reach.
        {left <= FEW && <strong> Make new ones before you run out.</strong>}
      </p>
      <details className={styles.more} open={sent?.isDone === false}>
        <summary>Make new codes</summary>
        <SectionForm section={codes} intent="recovery-codes" isEmptied>
          <p className={styles.hint}>The old codes stop working at once.</p>
          <div className={styles.grid}>
            <OwnPassword />
          </div>
          <SendButton section={codes}>Make new codes</SendButton>
        </SectionForm>
      </details>
    </section>
  );
}
