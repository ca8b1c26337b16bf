import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { formStyles, useCheckedForm } from '#accounts';
import { Icon } from '#design';
import { listingHref } from '../listing-address.ts';
import styles from './report-form.module.css';
import { ReportFields } from './report-form.tsx';
import { reportChoices, reportRule } from './report-rule.ts';
import type { ReportAnswer } from './send-report.ts';

interface ReportDialogProps {
  mlsNumber: string;
  onClose: () => void;
}

/**
 * "This looks wrong" over the page of a home; sent to the same action as its own page. Closes by
 * its buttons and by Escape, not by its backdrop (decision 33).
 */
export default function ReportDialog({ mlsNumber, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [formKey] = useState(newFormKey);
  const fetcher = useFetcher<ReportAnswer>();
  const answer = fetcher.data && 'fields' in fetcher.data ? fetcher.data : undefined;
  const thanks = fetcher.data && 'thanks' in fetcher.data ? fetcher.data.thanks : null;
  const { form, problems } = useCheckedForm(reportRule, answer);
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="report-title" onClose={onClose}>
      <header>
        <h2 id="report-title">{thanks ? 'Sent' : 'Something looks wrong?'}</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="close" size={24} />
        </button>
      </header>
      {thanks ? (
        <div className={styles.actions}>
          <p role="status">{thanks}</p>
          <button type="button" className="button" data-look="primary" onClick={close}>
            Back to the home
          </button>
        </div>
      ) : (
        <fetcher.Form
          {...form}
          action={`${listingHref(mlsNumber)}/report`}
          className={formStyles.form}
        >
          <ReportFields
            formKey={formKey}
            subjects={reportChoices}
            problems={problems}
            answer={answer}
            isPending={fetcher.state !== 'idle'}
          >
            <button type="button" className="button" onClick={close}>
              Cancel
            </button>
          </ReportFields>
        </fetcher.Form>
      )}
    </dialog>
  );
}

/** 128 random bits as text. */
function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
