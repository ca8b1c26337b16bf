import { agoText, instantDateText } from '#platform';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import styles from './own.module.css';
import type { Passkey, TwoStepState } from './own-account.ts';
import { OwnPassword } from './own-field.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { answerTo, type Section } from './use-section.ts';

interface PasskeysPartProps {
  twoStep: TwoStepState;
  removal: Section;
  askedAt: number;
  onCodes: (codes: string[]) => void;
}

/** Passkeys: those that stand, each with the way to remove it, and the way to a new one. */
export function PasskeysPart({ twoStep, removal, askedAt, onCodes }: PasskeysPartProps) {
  const { passkeys, passkeysAvailable, isRequired, totp } = twoStep;
  const isLastStep = isRequired && !totp.isOn && passkeys.length === 1;
  return (
    <section className={styles.part} aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">Passkeys</h3>
      <p>
        A passkey signs you in with the lock of your phone or computer, in the place of password and
        code.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...{ passkey, removal, askedAt, mayGo: !isLastStep }} />
          ))}
        </ul>
      )}
      {passkeysAvailable ? (
        <AddPasskeyForm onCodes={onCodes} />
      ) : (
        <p className={styles.hint}>
          Passkeys don’t work while the site has no name of its own in its address.
        </p>
      )}
    </section>
  );
}

function PasskeyRow({
  passkey,
  removal,
  askedAt,
  mayGo,
}: {
  passkey: Passkey;
  removal: Section;
  askedAt: number;
  mayGo: boolean;
}) {
  const { id, name, createdAt, lastUsedAt, backedUp } = passkey;
  const sent = answerTo(removal, 'passkey-remove');
  const used = lastUsedAt ? `last used ${agoText(lastUsedAt, new Date(askedAt))}` : 'not used yet';
  return (
    <li>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span>
          Added {instantDateText(createdAt)}, {used}
          {backedUp && ', synced by your password manager'}
        </span>
      </div>
      {mayGo ? (
        <details className={styles.more} open={sent?.isDone === false && sent.typed.about === id}>
          <summary>
            Remove<span className="unseen"> {name}</span>
          </summary>
          <SectionForm section={removal} intent="passkey-remove" about={id} hidden={{ id }} isQuiet>
            <div className={styles.grid}>
              <OwnPassword />
            </div>
            <SendButton section={removal} look="grave">
              Remove passkey
            </SendButton>
          </SectionForm>
        </details>
      ) : (
        <span className={styles.hint}>Your role asks for a second step; this is the last.</span>
      )}
    </li>
  );
}
