import { askedInputs, explanationKey, isExplained } from './asked-inputs.ts';
import type {
  FormAnswers,
  FormDefinition,
  FormInput,
  FormItem,
  FormPart,
  FormSection,
  SigningRole,
} from './form-definition.ts';

/** One question of the interview: an item with what is asked of it now. */
export interface InterviewStep {
  readonly part: FormPart;
  /** Steps with the same section are one screen of a desktop. */
  readonly section: FormSection;
  readonly item: FormItem;
  /** What is asked, with the answers so far, in order. Initials are given, not typed. */
  readonly inputs: readonly FormInput[];
  /** The key of the explanation that the answer needs; null if it needs none. */
  readonly explanation: string | null;
  /** Whether everything that is required is answered. */
  readonly isAnswered: boolean;
}

/**
 * The questions of a form in order, as far as they are asked with these answers. `role` asks
 * for the inputs that someone answers while signing; without it, for those of whoever prepares it.
 */
export function interviewSteps(
  definition: FormDefinition,
  answers: FormAnswers,
  role: SigningRole | null = null,
): InterviewStep[] {
  const isAsked = askedInputs(definition, answers);
  const isTheirs = ({ filledBy }: FormInput) => (filledBy ?? null) === role;
  const stepOf = (part: FormPart, section: FormSection, item: FormItem): InterviewStep[] => {
    const inputs = item.inputs.filter((input) => isTheirs(input) && isAsked(input));
    const [first] = inputs;
    if (!first) return [];
    const isNeeded = first === item.inputs[0] && isExplained(item, answers, isAsked);
    const explanation = isNeeded ? explanationKey(item) : null;
    const isOpen = (key: string) => answers[key] === undefined || answers[key] === '';
    const isAnswered =
      inputs.every(
        ({ key, kind, isRequired }) => !isRequired || kind === 'initials' || !isOpen(key),
      ) && !(explanation !== null && isOpen(explanation));
    return [{ part, section, item, inputs, explanation, isAnswered }];
  };
  return definition.parts.flatMap((part) =>
    part.sections.flatMap((section) =>
      section.items.flatMap((item) => stepOf(part, section, item)),
    ),
  );
}
