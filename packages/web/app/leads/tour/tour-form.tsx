import { tourDays } from '@homestead/contract/leads';
import { Form } from 'react-router';
import {
  Field,
  type FormAnswer,
  FormMessages,
  formStyles,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#forms';
import { leadMessages } from '../messages.ts';
import { TourContactFields } from './tour-contact-fields.tsx';
import type { TourFacts } from './tour-facts.ts';
import { tourRule } from './tour-rule.ts';
import { tourDayText, tourKinds } from './tour-words.ts';

interface TourFormProps {
  facts: TourFacts;
  formKey: string;
  /** The values in the address. */
  asked: { kind: string; day: string };
  answer: FormAnswer | undefined;
}

const timeLabels = {
  time1: leadMessages.time,
  time2: leadMessages.secondTime,
  time3: leadMessages.thirdTime,
};

/** A whole tour request on one page, for browsers without script and for links. */
export function TourForm({ facts, formKey, asked, answer }: TourFormProps) {
  const { form, problems, isPending } = useCheckedForm(tourRule, answer);
  const typed: Record<string, string> = { ...asked, ...facts.person, ...answer?.values };
  return (
    <Form {...form} className={formStyles.form}>
      <FormMessages answer={answer} />
      <input type="hidden" name="key" value={formKey} />
      <fieldset className={formStyles.choices}>
        <legend className={formStyles.legend}>{leadMessages.tourType()}</legend>
        <div>
          {Object.entries(tourKinds).map(([kind, label]) => (
            <label key={kind} className={formStyles.choice}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === typed.kind} />
              {label()}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id="day" label={leadMessages.day()} problem={undefined}>
        {(tied) => (
          <select {...tied} name="day" defaultValue={typed.day}>
            {tourDays(facts.today).map((day) => (
              <option key={day} value={day}>
                {tourDayText(day)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid gap-4">
        {Object.entries(timeLabels).map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label()}
            type="time"
            required={name === 'time1'}
            defaultValue={typed[name]}
            problem={problems[name]}
          />
        ))}
      </div>
      <TourContactFields
        first={{
          name: typed.name ?? '',
          email: typed.email ?? '',
          phone: typed.phone ?? '',
          message: typed.message ?? '',
        }}
        problems={problems}
      />
      <p className="fine-print">
        {leadMessages.allLocalTime()} {leadMessages.buyerAgreement()}
      </p>
      <SubmitButton isPending={isPending}>{leadMessages.requestTour()}</SubmitButton>
    </Form>
  );
}
