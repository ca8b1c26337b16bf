import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Dialog } from '#design';
import { formStyles, newFormKey, useCheckedForm } from '#forms';
import { listingHref } from '../listing/listing-address.ts';
import { reportMessages } from '../messages/report.ts';
import { ReportDraft } from './report-draft.tsx';
import { ReportFields } from './report-fields.tsx';
import { reportChoices, reportRule } from './report-rule.ts';
import type { ReportAnswer } from './send-report.ts';

interface ReportDialogProps {
  mlsNumber: string;
  onClose: () => void;
}

/** The report form over a home's page; it submits to the same action as the page of its own. */
export default function ReportDialog({ mlsNumber, onClose }: ReportDialogProps) {
  const [formKey] = useState(newFormKey);
  const fetcher = useFetcher<ReportAnswer>();
  const answer = fetcher.data && 'fields' in fetcher.data ? fetcher.data : undefined;
  const thanks = fetcher.data && 'thanks' in fetcher.data ? fetcher.data.thanks : null;
  const { form, problems } = useCheckedForm(reportRule, answer);
  return (
    <Dialog
      title={thanks ? reportMessages.sent() : reportMessages.title()}
      corner={{ label: reportMessages.close() }}
      onClose={onClose}
    >
      {thanks ? (
        <div className="grid gap-2 above-4">
          <ReportDraft mlsNumber={mlsNumber} isSent />
          <p role="status">{thanks}</p>
          <button type="button" className="button" data-look="primary" onClick={onClose}>
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
            mlsNumber={mlsNumber}
            formKey={formKey}
            subjects={reportChoices}
            problems={problems}
            answer={answer}
            isPending={fetcher.state !== 'idle'}
          >
            <button type="button" className="button" onClick={onClose}>
              {reportMessages.cancel()}
            </button>
          </ReportFields>
        </fetcher.Form>
      )}
    </Dialog>
  );
}
