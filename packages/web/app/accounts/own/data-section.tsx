import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnDetails } from './own-account.ts';
import { OwnPassword, OwnTick } from './own-field.tsx';
import { OwnSection, ProofFirst } from './own-section.tsx';
import { SectionForm, SendButton } from './section-form.tsx';
import { answerTo, useSection } from './use-section.ts';

/** The path that downloads the person's data. */
const MY_DATA_PATH = '/accountsetting/my-data';

/** The download of the person's data, and account deletion. */
export function DataSection({ details }: { details: OwnDetails }) {
  const section = useSection('delete');
  return (
    <OwnSection id="data">
      <section className={styles.part} aria-labelledby="export-title">
        <h3 id="export-title">{ownMessages.takeData()}</h3>
        <p>{ownMessages.takeDataHint()}</p>
        <p>
          <a href={MY_DATA_PATH} className="button" download>
            {ownMessages.downloadData()}
          </a>
        </p>
      </section>
      <section className={styles.part} aria-labelledby="delete-title">
        <h3 id="delete-title">{ownMessages.deleteTitle()}</h3>
        <p>{ownMessages.deleteHint()}</p>
        <details className={styles.more} open={answerTo(section, 'delete')?.isDone === false}>
          <summary className="text-button">{ownMessages.deleteOpen()}</summary>
          <SectionForm section={section} intent="delete">
            <div className={styles.grid}>
              {details.hasPassword ? <OwnPassword /> : <ProofFirst />}
            </div>
            <OwnTick name="understood" label={ownMessages.deleteUnderstood()} />
            <SendButton section={section} look="grave">
              {ownMessages.deleteAccount()}
            </SendButton>
          </SectionForm>
        </details>
      </section>
    </OwnSection>
  );
}
