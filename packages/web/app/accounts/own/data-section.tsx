import styles from './own.module.css';
import type { OwnDetails } from './own-account.ts';
import { OwnPassword, OwnTick } from './own-field.tsx';
import { NoPassword, OwnSection } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { answerTo, useSection } from './use-section.ts';

/** Where the person's data is downloaded from. */
export const MY_DATA_PATH = '/accountsetting/my-data';

/** Everything that is held to take along, and the end of the account. */
export function DataSection({ details }: { details: OwnDetails }) {
  const section = useSection('delete');
  return (
    <OwnSection id="data">
      <section className={styles.part} aria-labelledby="export-title">
        <h3 id="export-title">Take your data with you</h3>
        <p>Everything that we hold about you, as one file that people and programs can read.</p>
        <p>
          <a href={MY_DATA_PATH} className="button" download>
            Download my data
          </a>
        </p>
      </section>
      <section className={styles.part} aria-labelledby="delete-title">
        <h3 id="delete-title">Delete your account</h3>
        <p>
          You are signed out everywhere and can’t sign in any more. For 30 days we can bring your
          account back if you call us; after that your profile, photo, settings and sign-ins are
          erased. Of what happened to the account a record without your name stays.
        </p>
        {details.hasPassword ? (
          <details className={styles.more} open={answerTo(section, 'delete')?.isDone === false}>
            <summary>Delete my account …</summary>
            <SectionForm section={section} intent="delete">
              <div className={styles.grid}>
                <OwnPassword />
              </div>
              <OwnTick name="understood" label="I want my account to be deleted." />
              <SendButton section={section} look="grave">
                Delete my account
              </SendButton>
            </SectionForm>
          </details>
        ) : (
          <NoPassword why="To delete your account you need a password." />
        )}
      </section>
    </OwnSection>
  );
}
