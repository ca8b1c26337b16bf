import { reportWord } from '@homestead/contract/listings';
import type { ReactNode } from 'react';
import { EmailField, Field, type FormAnswer, FormMessages, SpamGuard, SubmitButton } from '#forms';
import { reportMessages } from '../messages/report.ts';
import { ReportDraft } from './report-draft.tsx';

interface ReportFieldsProps {
  mlsNumber: string;
  /** Unique to this form, so that sending it twice counts once. */
  formKey: string;
  /** What can be wrong, by the wire's name. */
  subjects: (readonly [key: string, label: string])[];
  problems: Record<string, string>;
  answer: FormAnswer | undefined;
  isPending: boolean;
  /** Beside the submit button. */
  children?: ReactNode;
}

/** The fields of the report form; `answer` brings back what was typed. */
export function ReportFields(props: ReportFieldsProps) {
  const { mlsNumber, formKey, subjects, problems, answer, isPending, children } = props;
  const values = answer?.values ?? {};
  return (
    <>
      <ReportDraft mlsNumber={mlsNumber} />
      <FormMessages answer={answer} problems={problems} />
      <input type="hidden" name="key" value={formKey} />
      <SpamGuard />
      <Field id="about" label={reportMessages.about()} problem={problems.about}>
        {(tied) => (
          <select {...tied} name="about" required defaultValue={values.about ?? ''}>
            <option value="">{reportMessages.choose()}</option>
            {subjects.map(([key, label]) => (
              <option key={key} value={key}>
                {reportWord(label)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="message" label={reportMessages.message()} problem={problems.message}>
        {(tied) => (
          <textarea
            {...tied}
            name="message"
            rows={5}
            required
            defaultValue={values.message ?? ''}
          />
        )}
      </Field>
      <EmailField
        label={reportMessages.email()}
        autoComplete="email"
        required={false}
        problem={problems.email}
        defaultValue={values.email ?? ''}
      />
      <div className="grid gap-2">
        <SubmitButton isPending={isPending}>{reportMessages.send()}</SubmitButton>
        {children}
      </div>
    </>
  );
}
