import { tourDays } from '@homestead/contract/leads';
import { Form } from 'react-router';
import {
  type FormAnswer,
  FormMessages,
  formStyles,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#accounts';
import { TourContactFields } from './tour-contact-fields.tsx';
import type { TourFacts } from './tour-facts.ts';
import styles from './tour-form.module.css';
import { tourRule } from './tour-rule.ts';
import { BUYER_AGREEMENT, tourDayText, tourKinds } from './tour-words.ts';

interface TourFormProps {
  facts: TourFacts;
  formKey: string;
  /** What the address asks for. */
  asked: { kind: string; day: string };
  answer: FormAnswer | undefined;
}

const timeLabels = ['Time', 'Second time (if you like)', 'Third time (if you like)'];

/** A whole tour request on one page, for browsers without script and for links. */
export function TourForm({ facts, formKey, asked, answer }: TourFormProps) {
  const { form, problems, isPending } = useCheckedForm(tourRule, answer);
  const typed: Record<string, string> = { ...asked, ...facts.person, ...answer?.values };
  return (
    <Form {...form} className={formStyles.form}>
      <FormMessages answer={answer} />
      <input type="hidden" name="key" value={formKey} />
      <fieldset className={formStyles.choices}>
        <legend className={formStyles.legend}>Tour type</legend>
        <div>
          {Object.entries(tourKinds).map(([kind, label]) => (
            <label key={kind} className={formStyles.choice}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === typed.kind} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={formStyles.field}>
        <label htmlFor="day">Day</label>
        <div className={formStyles.box}>
          <select id="day" name="day" className={styles.day} defaultValue={typed.day}>
            {tourDays(facts.today).map((day) => (
              <option key={day} value={day}>
                {tourDayText(day)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={styles.times}>
        {timeLabels.map((label, index) => (
          <TextField
            key={label}
            name={`time${index + 1}`}
            label={label}
            type="time"
            required={index === 0}
            defaultValue={typed[`time${index + 1}`]}
            problem={problems[`time${index + 1}`]}
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
      <p className={formStyles.hint}>Times are Omaha’s. {BUYER_AGREEMENT}</p>
      <SubmitButton isPending={isPending}>Request Tour</SubmitButton>
    </Form>
  );
}
