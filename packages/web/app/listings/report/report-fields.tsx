import type { ReactNode } from 'react';
import { type FormAnswer, FormMessages, formStyles, SubmitButton, TextField } from '#forms';
import { reportMessages } from '../messages/report.ts';

interface ReportFieldsProps {
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
  const { formKey, subjects, problems, answer, isPending, children } = props;
  const values = answer?.values ?? {};
  return (
    <>
      <FormMessages answer={answer} />
      <input type="hidden" name="key" value={formKey} />
      <div className={formStyles.field}>
        <label htmlFor="about">{reportMessages.about()}</label>
        <div className={formStyles.box} data-wrong={problems.about ? '' : undefined}>
          <select
            id="about"
            name="about"
            defaultValue={values.about ?? ''}
            {...tied('about', problems)}
          >
            <option value="">{reportMessages.choose()}</option>
            {subjects.map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Problem of="about" problems={problems} />
      </div>
      <div className={formStyles.field}>
        <label htmlFor="message">{reportMessages.message()}</label>
        <div className={formStyles.box} data-wrong={problems.message ? '' : undefined}>
          <textarea
            id="message"
            name="message"
            rows={5}
            defaultValue={values.message ?? ''}
            {...tied('message', problems)}
          />
        </div>
        <Problem of="message" problems={problems} />
      </div>
      <TextField
        name="email"
        label={reportMessages.email()}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
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

function tied(name: string, problems: Record<string, string>) {
  return problems[name]
    ? { 'aria-invalid': true, 'aria-describedby': `${name}-problem` }
    : { required: true };
}

function Problem({ of, problems }: { of: string; problems: Record<string, string> }) {
  return problems[of] ? (
    <p id={`${of}-problem`} className={formStyles.problem}>
      {problems[of]}
    </p>
  ) : null;
}
