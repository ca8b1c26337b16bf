import { FormNote } from '#forms';
import { StaticHtml } from '#platform';
import { documentPageMessages } from '../messages/pages.ts';
import '../paper/paper.module.css';
import styles from './blank-form.module.css';

interface BlankFormProps {
  /** Of the paper. */
  html: string;
  isApproved: boolean;
  isSample: boolean;
}

/** A form to read and print, for everyone. */
export function BlankFormView({ html, isApproved, isSample }: BlankFormProps) {
  return (
    <div className={styles.page}>
      <header className={`${styles.header} no-print`}>
        <p className="fine-print">{documentPageMessages.blank()}</p>
        <p>{documentPageMessages.blankLead()}</p>
        {isSample && <FormNote>{documentPageMessages.sample()}</FormNote>}
        {!isApproved && !isSample && <FormNote>{documentPageMessages.notApproved()}</FormNote>}
        <p className={styles.actions}>
          <button type="button" className="button needs-script" onClick={() => window.print()}>
            {documentPageMessages.print()}
          </button>
          <a href="/signdoc" className="button">
            {documentPageMessages.signByLink()}
          </a>
          <a href="/login">{documentPageMessages.staffSignIn()}</a>
        </p>
      </header>
      <StaticHtml html={html} />
    </div>
  );
}
