import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Icon } from '#design';
import { formStyles, newFormKey, useCheckedForm } from '#forms';
import { listingHref } from '../listing/listing-address.ts';
import { reportMessages } from '../messages/report.ts';
import { ReportFields } from './report-fields.tsx';
import { reportChoices, reportRule } from './report-rule.ts';
import type { ReportAnswer } from './send-report.ts';

interface ReportDialogProps {
  mlsNumber: string;
  onClose: () => void;
}

/**
 * The report form over a home's page; it submits to the same action as the page of its own. Its
 * buttons and Escape close it, the backdrop doesn't.
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
    <dialog ref={dialog} className="dialog" aria-labelledby="report-title" onClose={onClose}>
      <header>
        <h2 id="report-title">{thanks ? reportMessages.sent() : reportMessages.title()}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={reportMessages.close()}
          onClick={close}
        >
          <Icon name="close" size={24} />
        </button>
      </header>
      {thanks ? (
        <div className="grid gap-2 above-4">
          <p role="status">{thanks}</p>
          <button type="button" className="button" data-look="primary" onClick={close}>
            {reportMessages.backToHome()}
          </button>
        </div>
      ) : (
        <fetcher.Form
          {...form}
          action={`${listingHref(mlsNumber)}/report`}
          className={`${formStyles.form} above-4`}
        >
          <ReportFields
            formKey={formKey}
            subjects={reportChoices}
            problems={problems}
            answer={answer}
            isPending={fetcher.state !== 'idle'}
          >
            <button type="button" className="button" onClick={close}>
              {reportMessages.cancel()}
            </button>
          </ReportFields>
        </fetcher.Form>
      )}
    </dialog>
  );
}
