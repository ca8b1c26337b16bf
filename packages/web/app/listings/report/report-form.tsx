import { Form } from 'react-router';
import { type FormAnswer, formStyles, useCheckedForm } from '#forms';
import { ReportFields } from './report-fields.tsx';
import { reportChoices, reportRule } from './report-rule.ts';

interface ReportFormProps {
  mlsNumber: string;
  formKey: string;
  answer: FormAnswer | undefined;
}

/** The report form on a page of its own. */
export function ReportForm({ mlsNumber, formKey, answer }: ReportFormProps) {
  const { form, problems, isPending } = useCheckedForm(reportRule, answer);
  return (
    <Form {...form} className={formStyles.form}>
      <ReportFields
        mlsNumber={mlsNumber}
        formKey={formKey}
        subjects={reportChoices}
        problems={problems}
        answer={answer}
        isPending={isPending}
      />
    </Form>
  );
}
