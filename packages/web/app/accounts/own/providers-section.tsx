import { agoText, instantDateText } from '#platform';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnPassword } from './own-field.tsx';
import { NoPassword, OwnSection } from './own-section.tsx';
import { SectionForm, SectionMessage, SendButton } from './section-form.tsx';
import { answerTo, useSection } from './use-section.ts';

/** Accounts elsewhere that open this one. */
export function ProvidersSection({
  identities,
  details,
  askedAt,
}: Pick<OwnAccount, 'identities' | 'details' | 'askedAt'>) {
  const section = useSection('identity-remove');
  const sent = answerTo(section, 'identity-remove');
  return (
    <OwnSection id="providers" intro="Accounts elsewhere that open your account here.">
      <ul className={styles.rows}>
        {identities.map(({ issuer, subject, name, email, linkedAt, lastUsedAt }) => {
          const about = `${issuer} ${subject}`;
          return (
            <li key={about}>
              <div className={styles.what}>
                <strong>{name}</strong>
                <span>
                  {email}, since {instantDateText(linkedAt)}
                  {lastUsedAt && `, last used ${agoText(lastUsedAt, new Date(askedAt))}`}
                </span>
              </div>
              {details.hasPassword && (
                <details
                  className={styles.more}
                  open={sent?.isDone === false && sent.typed.about === about}
                >
                  <summary>
                    Remove<span className="unseen"> {name}</span>
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
                      Remove sign-in
                    </SendButton>
                  </SectionForm>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <SectionMessage answer={section.answer} />
      {!details.hasPassword && (
        <NoPassword why="It is your only way in, so it can’t be removed yet." />
      )}
    </OwnSection>
  );
}
