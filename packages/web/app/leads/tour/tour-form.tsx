import {
  TOUR_MESSAGE_MAX,
  TOUR_NAME_MAX,
  tourDays,
  tourSlots,
  tourTimeProblem,
} from '@homestead/contract/leads';
import { localArea } from '@homestead/contract/platform';
import { Form } from 'react-router';
import {
  EmailField,
  Field,
  FieldProblem,
  type FormAnswer,
  FormMessages,
  formStyles,
  KeptDraft,
  SpamGuard,
  SubmitButton,
  TextField,
  tiedTo,
  useCheckedForm,
} from '#forms';
import { ConsentBoxes } from '../contact/consent-boxes.tsx';
import { tourFormMessages } from '../messages/tour-form.ts';
import { PhoneField } from '../phone-field.tsx';
import { type TourFacts, timesIn, tourDraft, tourRule } from './tour-rule.ts';
import { tourDayText, tourKinds, wallTimeText } from './tour-words.ts';

interface TourFormProps {
  facts: TourFacts;
  /** Names one filled-in form. */
  formKey: string;
  /** The kind and day that were chosen before. */
  asked: { kind: string; day: string };
  answer: FormAnswer | undefined;
}

/** A whole tour request on one page, for browsers without script and for links. */
export function TourForm(props: TourFormProps) {
  const { form, ...state } = useCheckedForm(tourRule, props.answer);
  return (
    <Form {...form} className={formStyles.form}>
      <TourFields {...props} {...state} />
    </Form>
  );
}

interface TourFieldsProps extends TourFormProps {
  problems: Record<string, string>;
  isPending: boolean;
  /** Shows this step only, without kind and day. */
  step?: 'times' | 'contact';
  /** Offered times at which the person’s agent is busy. */
  busy?: ReadonlySet<string>;
}

/** What a tour request asks, in two steps: on a page of its own and in the dialog. */
export function TourFields(props: TourFieldsProps) {
  const { facts, formKey, asked, answer, problems, isPending, step, busy } = props;
  const message = tourFormMessages.wantToSee({ home: facts.home });
  const typed: Record<string, string> = { message, ...asked, ...facts.person, ...answer?.values };
  return (
    <>
      <KeptDraft {...tourDraft(facts)} />
      <FormMessages answer={answer} />
      <input type="hidden" name="key" value={formKey} />
      <SpamGuard />
      <div className="grid gap-4" hidden={step === 'contact'}>
        {step ? (
          <>
            <input type="hidden" name="kind" value={asked.kind} />
            <input type="hidden" name="day" value={asked.day} />
          </>
        ) : (
          <KindAndDay today={facts.today} typed={typed} />
        )}
        <Times typed={typed} problem={problems.time} isToCome={step !== undefined} busy={busy} />
      </div>
      <div className="grid gap-4" hidden={step === 'times'}>
        <Contact typed={typed} problems={problems} />
        <ConsentBoxes firm={facts.firm} typed={typed} />
        <p className="fine-print">
          {tourFormMessages.allLocalTime({ area: localArea().name })} {facts.buyerAgreement}
        </p>
      </div>
      <SubmitButton isPending={isPending}>
        {step === 'times' ? tourFormMessages.next() : tourFormMessages.requestTour()}
      </SubmitButton>
    </>
  );
}

type Typed = Record<string, string>;

function KindAndDay({ today, typed }: { today: string; typed: Typed }) {
  return (
    <>
      <fieldset className={formStyles.choices}>
        <legend className={formStyles.legend}>{tourFormMessages.tourType()}</legend>
        <div>
          {Object.entries(tourKinds).map(([kind, label]) => (
            <label key={kind} className={formStyles.choice}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === typed.kind} />
              {label()}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id="day" label={tourFormMessages.day()} problem={undefined}>
        {(tied) => (
          <select {...tied} name="day" defaultValue={typed.day}>
            {tourDays(today).map((day) => (
              <option key={day} value={day}>
                {tourDayText(day)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

interface TimesProps {
  typed: Typed;
  problem: string | undefined;
  /** The day is settled: times that have passed are left out. */
  isToCome: boolean;
  busy: ReadonlySet<string> | undefined;
}

function Times({ typed, problem, isToCome, busy }: TimesProps) {
  const chosen = timesIn(typed.time ?? '');
  const open = { day: typed.day ?? '', times: [], now: new Date() };
  const isNone = problem === tourTimeProblem('', open);
  const offered = tourSlots.filter((time) => !isToCome || tourTimeProblem(time, open) === null);
  return (
    <>
      {offered.length > 0 ? (
        <fieldset className={formStyles.choices} data-many>
          <legend className={formStyles.legend}>{tourFormMessages.times()}</legend>
          <div>
            {offered.map((time, index) => (
              <label key={time} className={formStyles.choice}>
                <input
                  type="checkbox"
                  name="time"
                  value={time}
                  {...(isNone && index === 0 && tiedTo({ id: 'slots', problem }))}
                  defaultChecked={chosen.includes(time)}
                />
                <span>
                  {wallTimeText(time)}
                  {busy?.has(time) && <small>{tourFormMessages.busy()}</small>}
                </span>
              </label>
            ))}
          </div>
          {isNone && <FieldProblem id="slots" problem={tourFormMessages.chooseTime()} />}
        </fieldset>
      ) : (
        <p>{tourFormMessages.noTimes()}</p>
      )}
      {offered.some((time) => busy?.has(time)) && (
        <p role="status" className="fine-print">
          {tourFormMessages.busyNote()}
        </p>
      )}
      <TextField
        name="time"
        label={tourFormMessages.otherTime()}
        type="time"
        required={false}
        defaultValue={chosen.find((time) => !tourSlots.includes(time))}
        problem={problem}
      />
    </>
  );
}

function Contact({ typed, problems }: { typed: Typed; problems: Record<string, string> }) {
  return (
    <>
      <TextField
        name="name"
        label={tourFormMessages.name()}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={TOUR_NAME_MAX}
        defaultValue={typed.name}
        problem={problems.name}
      />
      <EmailField autoComplete="email" defaultValue={typed.email} problem={problems.email} />
      <PhoneField
        label={tourFormMessages.phone()}
        defaultValue={typed.phone}
        problem={problems.phone}
      />
      <Field id="tour-message" label={tourFormMessages.message()} problem={problems.message}>
        {(tied) => (
          <textarea
            {...tied}
            name="message"
            rows={3}
            required
            maxLength={TOUR_MESSAGE_MAX}
            defaultValue={typed.message}
          />
        )}
      </Field>
    </>
  );
}
