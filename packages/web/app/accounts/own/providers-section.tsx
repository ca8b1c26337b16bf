import { agoText, instantDateText, rich } from '#platform';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnPassword } from './own-field.tsx';
import { NoPassword, OwnSection } from './own-section.tsx';
import { SectionForm, SectionMessage, SendButton } from './section-form.tsx';
import { answerTo, useSection } from './use-section.ts';

/** Accounts elsewhere that can sign in to this one. */
export function ProvidersSection({
  identities,
  details,
  askedAt,
}: Pick<OwnAccount, 'identities' | 'details' | 'askedAt'>) {
  const section = useSection('identity-remove');
  const sent = answerTo(section, 'identity-remove');
  return (
    <OwnSection id="providers" intro={ownMessages.providersIntro()}>
      <ul className={styles.rows}>
        {identities.map(({ issuer, subject, name, email, linkedAt, lastUsedAt }) => {
          const about = `${issuer} ${subject}`;
          return (
            <li key={about}>
              <div className={styles.what}>
                <strong>{name}</strong>
                <span>
                  {lastUsedAt
                    ? ownMessages.providerSinceUsed({
                        email,
                        date: instantDateText(linkedAt),
                        used: agoText(lastUsedAt, new Date(askedAt)),
                      })
                    : ownMessages.providerSince({ email, date: instantDateText(linkedAt) })}
                </span>
              </div>
              {details.hasPassword && (
                <details
                  className={styles.more}
                  open={sent?.isDone === false && sent.typed.about === about}
                >
                  <summary className="text-button">
                    {rich(
                      ownMessages.remove({
                        name,
                        unseen: (text) => <span className="unseen">{text}</span>,
                      }),
                    )}
                  </summary>
                  <SectionForm
                    section={section}
                    intent="identity-remove"
                    about={about}
                    hidden={{ issuer, subject }}
                    isQuiet
                  >
                    <div className={styles.grid}>
                      <OwnPassword />
                    </div>
                    <SendButton section={section} look="grave">
                      {ownMessages.removeProvider()}
                    </SendButton>
                  </SectionForm>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <SectionMessage answer={section.answer} />
      {!details.hasPassword && <NoPassword why={ownMessages.providerIsLast()} />}
    </OwnSection>
  );
}
