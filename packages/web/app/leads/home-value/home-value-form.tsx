import { type CallTime, callTimes, HOME_VALUE_MESSAGE_MAX } from '@homestead/contract/leads';
import { Form } from 'react-router';
import { usePerson } from '#accounts';
import {
  Field,
  type FormAnswer,
  FormMessages,
  FormNote,
  formStyles,
  KeptDraft,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#forms';
import type { SentRequest } from '../lists/take-app-list-form.ts';
import { homeValueMessages } from '../messages/home-value.ts';
import { type KnownRequester, RequesterFields } from '../requests/requester-fields.tsx';
import { homeValueRule } from './home-value-rule.ts';

const callTimeLabels: Readonly<Record<CallTime, () => string>> = {
  any: homeValueMessages.anyTime,
  morning: homeValueMessages.morning,
  afternoon: homeValueMessages.afternoon,
  evening: homeValueMessages.evening,
};

interface HomeValueFormProps {
  /** Names one filled-in form. */
  formKey: string;
  known: KnownRequester | null;
  answer: SentRequest | FormAnswer | undefined;
}

/** Asks what a home is worth; a person answers. */
export function HomeValueForm({ formKey, known, answer }: HomeValueFormProps) {
  const refused = answer && 'fields' in answer ? answer : undefined;
  const isSent = answer !== undefined && refused === undefined;
  const { form, problems, isPending } = useCheckedForm(homeValueRule, refused);
  const owner = usePerson()?.id ?? '';
  const typed: Record<string, string | undefined> = refused?.values ?? {};
  if (isSent) {
    return (
      <FormNote>
        <strong>{homeValueMessages.received()}</strong>
        <KeptDraft name="home-value" owner={owner} sent={answer} />
      </FormNote>
    );
  }
  return (
    <Form {...form} className={formStyles.form}>
      <KeptDraft name="home-value" owner={owner} />
      <FormMessages answer={refused} />
      <TextField
        name="street"
        label={homeValueMessages.street()}
        autoComplete="street-address"
        maxLength={120}
        defaultValue={typed.street}
        problem={problems.street}
      />
      <div className={formStyles.pair}>
        <TextField
          name="city"
          label={homeValueMessages.city()}
          autoComplete="address-level2"
          maxLength={60}
          defaultValue={typed.city}
          problem={problems.city}
        />
        <TextField
          name="zip"
          label={homeValueMessages.zip()}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          defaultValue={typed.zip}
          problem={problems.zip}
        />
      </div>
      <RequesterFields
        formKey={formKey}
        known={known}
        values={typed as Record<string, string>}
        problems={problems}
      >
        <fieldset className={formStyles.choices}>
          <legend className={formStyles.legend}>{homeValueMessages.callTime()}</legend>
          <div>
            {callTimes.map((time) => (
              <label key={time} className={formStyles.choice}>
                <input
                  type="radio"
                  name="call_time"
                  value={time}
                  defaultChecked={(typed.call_time || 'any') === time}
                />
                {callTimeLabels[time]()}
              </label>
            ))}
          </div>
        </fieldset>
        <Field id="home-value-message" label={homeValueMessages.about()} problem={problems.message}>
          {(tied) => (
            <textarea
              {...tied}
              name="message"
              rows={4}
              maxLength={HOME_VALUE_MESSAGE_MAX}
              defaultValue={typed.message}
            />
          )}
        </Field>
      </RequesterFields>
      <SubmitButton isPending={isPending}>{homeValueMessages.send()}</SubmitButton>
    </Form>
  );
}
