import type {
  FormAnswer,
  FormAnswers,
  FormInput,
  WireFormLink,
} from '@homestead/contract/documents';
import { language } from '@homestead/contract/platform';
import { Field, FieldProblem, formStyles, tiedTo } from '#forms';
import { interviewMessages } from '../messages/interview.ts';
import { FormLinks } from './form-links.tsx';
import { explanationOf, isGiven, needsExplanation, type Question } from './form-steps.ts';
import styles from './interview.module.css';

/** The wording of forms is English on Spanish pages, too. */
export const wording = language() === 'es' ? ({ lang: 'en' } as const) : {};

/** Texts are sent once the person pauses, choices immediately. */
const PAUSE_MS = 700;
const LINES_MAX = 20_000;

/** The id of a question on the page: its first input has the item's own. */
export const questionPlace = ({ document, item }: Pick<Question, 'document' | 'item'>): string =>
  `item-${document}-${item.id}`;

export type SetAnswer = (key: string, answer: FormAnswer | null, pauseMs: number) => void;

interface QuestionFieldsProps {
  question: Question;
  answers: FormAnswers;
  /** Where an answer comes from that nobody typed here, by input. */
  sources: Readonly<Record<string, string>>;
  /** What is wrong, by input; the item's own under its id. */
  problems: Readonly<Record<string, string>>;
  /** Pages outside that items of its form refer to. */
  links: readonly WireFormLink[];
  set: SetAnswer;
}

/** A question with all that is answered in it. */
export function QuestionFields(given: QuestionFieldsProps) {
  const { question, answers, sources, problems, links, set } = given;
  const { document, item, inputs } = question;
  const isFirstMine = inputs[0] === item.inputs[0];
  const explanation = explanationOf(item);
  const idOf = (key: string) => `${document}-${key}`;
  const general = problems[item.id];
  return (
    <fieldset id={questionPlace(question)} className={styles.item}>
      <legend {...wording} className={styles.legend}>
        {item.number && <span className={styles.number}>{item.number}</span>} {item.label}
      </legend>
      {item.help && (
        <p className={styles.help} {...wording}>
          {item.help}
        </p>
      )}
      <FormLinks links={links.filter((link) => link.item === item.id)} />
      {inputs.map((input) => (
        <InputField
          key={input.key}
          id={idOf(input.key)}
          input={input}
          isFirst={input === item.inputs[0]}
          label={input.label || item.label}
          isSame={input.label === '' || input.label === item.label}
          answer={answers[input.key]}
          source={sources[input.key]}
          problem={problems[input.key]}
          set={(answer, pauseMs) => set(input.key, answer, pauseMs)}
        />
      ))}
      {isFirstMine && needsExplanation(item, answers) && (
        <Field
          id={idOf(explanation)}
          label={interviewMessages.explanation()}
          hint={interviewMessages.explanationHint()}
          problem={problems[explanation]}
        >
          {(tied) => (
            <textarea
              {...tied}
              rows={3}
              maxLength={LINES_MAX}
              className={styles.lines}
              value={textOf(answers[explanation])}
              onChange={({ target }) => set(explanation, target.value || null, PAUSE_MS)}
            />
          )}
        </Field>
      )}
      {general && (
        <div role="status">
          <FieldProblem id={questionPlace(question)} problem={general} />
        </div>
      )}
    </fieldset>
  );
}

interface InputFieldProps {
  id: string;
  input: FormInput;
  /** The item's label is its own. */
  isFirst: boolean;
  label: string;
  /** The legend says the same. */
  isSame: boolean;
  answer: FormAnswer | undefined;
  source: string | undefined;
  problem: string | undefined;
  set: (answer: FormAnswer | null, pauseMs: number) => void;
}

const textOf = (answer: FormAnswer | undefined) => (typeof answer === 'string' ? answer : '');

function InputField(given: InputFieldProps) {
  const { input, source } = given;
  return (
    <div
      className={styles.input}
      // What the legend says isn't shown twice.
      data-same={given.isSame || undefined}
    >
      {input.kind === 'choice' ? (
        <ChoiceField {...given} />
      ) : input.kind === 'check' ? (
        <CheckField {...given} />
      ) : (
        <TypedField {...given} />
      )}
      {source && isGiven(given.answer) && (
        <p className="fine-print">{interviewMessages.fromSource({ source })}</p>
      )}
    </div>
  );
}

function ChoiceField({ id, input, isFirst, label, answer, problem, set }: InputFieldProps) {
  const { choices = [], isRequired } = input;
  const { id: firstId, ...tied } = tiedTo({ id, problem });
  const legend = isFirst ? null : isRequired ? label : interviewMessages.optional({ label });
  const radios = (
    <div>
      {choices.map((choice, at) => (
        <label key={choice.key} className={formStyles.choice} {...wording}>
          <input
            type="radio"
            name={id}
            value={choice.key}
            checked={answer === choice.key}
            onChange={() => set(choice.key, 0)}
            {...(at === 0 && { id: firstId })}
            {...tied}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
  const more = (
    <>
      <FieldProblem id={id} problem={problem} />
      {isGiven(answer) && (
        <button type="button" className={styles.clear} onClick={() => set(null, 0)}>
          {interviewMessages.clear()}
        </button>
      )}
    </>
  );
  if (legend === null) {
    return (
      <div className={styles.choices}>
        {radios}
        {more}
      </div>
    );
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={formStyles.legend} {...wording}>
        {legend}
      </legend>
      {radios}
      {more}
    </fieldset>
  );
}

function CheckField({ id, label, answer, problem, set }: InputFieldProps) {
  return (
    <>
      <label className={formStyles.tick} {...wording}>
        <input
          type="checkbox"
          checked={answer === true}
          onChange={({ target }) => set(target.checked || null, 0)}
          {...tiedTo({ id, problem })}
        />
        {label}
      </label>
      <FieldProblem id={id} problem={problem} />
    </>
  );
}

const orElseTexts = {
  'N/A': interviewMessages.notApplicable,
  UNK: interviewMessages.unknown,
} as const;

function TypedField({ id, input, label, answer, problem, set }: InputFieldProps) {
  const { kind, orElse = [], max, isRequired } = input;
  const text = textOf(answer);
  const instead = orElse.find((one) => one === text);
  const hint = kind === 'year' ? interviewMessages.yearHint() : undefined;
  const isDigits = kind === 'year' || kind === 'count';
  const given = {
    value: instead ? '' : text,
    maxLength: max ?? (kind === 'lines' ? LINES_MAX : 500),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(target.value || null, PAUSE_MS),
  };
  return (
    <>
      <Field
        id={id}
        label={isRequired ? label : interviewMessages.optional({ label })}
        problem={problem}
        hint={hint}
      >
        {(tied) =>
          kind === 'lines' ? (
            <textarea {...tied} {...given} rows={4} className={styles.lines} />
          ) : (
            <input
              {...tied}
              {...given}
              type={kind === 'date' ? 'date' : 'text'}
              {...(isDigits && { inputMode: 'numeric' as const })}
            />
          )
        }
      </Field>
      {orElse.length > 0 && (
        <div className={styles.orElse}>
          {orElse.map((one) => (
            <button
              key={one}
              type="button"
              className={formStyles.choice}
              aria-pressed={instead === one}
              onClick={() => set(instead === one ? null : one, 0)}
            >
              {orElseTexts[one]()}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
