import { agoText, instantDateText, rich } from '#platform';
import { ownMessages } from '../messages/own.ts';
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

/** The passkeys, each with a button to remove it, and a form to add one. */
export function PasskeysPart({ twoStep, removal, askedAt, onCodes }: PasskeysPartProps) {
  const { passkeys, passkeysAvailable, isRequired, totp } = twoStep;
  const isLastStep = isRequired && !totp.isOn && passkeys.length === 1;
  return (
    <section className={styles.part} aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">{ownMessages.passkeys()}</h3>
      <p>{ownMessages.passkeysIntro()}</p>
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
        <p className={styles.hint}>{ownMessages.passkeysUnavailable()}</p>
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
  const { id, name } = passkey;
  const sent = answerTo(removal, 'passkey-remove');
  return (
    <li>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span>{passkeyText(passkey, new Date(askedAt))}</span>
      </div>
      {mayGo ? (
        <details className={styles.more} open={sent?.isDone === false && sent.typed.about === id}>
          <summary className="text-button">
            {rich(
              ownMessages.remove({
                name,
                unseen: (text) => <span className="unseen">{text}</span>,
              }),
            )}
          </summary>
          <SectionForm section={removal} intent="passkey-remove" about={id} hidden={{ id }} isQuiet>
            <div className={styles.grid}>
              <OwnPassword />
            </div>
            <SendButton section={removal} look="grave">
              {ownMessages.removePasskey()}
            </SendButton>
          </SectionForm>
        </details>
      ) : (
        <span className={styles.hint}>{ownMessages.passkeyIsLast()}</span>
      )}
    </li>
  );
}

function passkeyText({ createdAt, lastUsedAt, backedUp }: Passkey, now: Date): string {
  const added = instantDateText(createdAt);
  if (!lastUsedAt) {
    return backedUp
      ? ownMessages.passkeyUnusedSynced({ added })
      : ownMessages.passkeyUnused({ added });
  }
  const used = agoText(lastUsedAt, now);
  return backedUp
    ? ownMessages.passkeyUsedSynced({ added, used })
    : ownMessages.passkeyUsed({ added, used });
}
