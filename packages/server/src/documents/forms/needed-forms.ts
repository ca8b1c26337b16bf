import type {
  FormAnswers,
  FormDefinition,
  FormKey,
  WireFormProblem,
} from '@homestead/contract/documents';
import { formProblemMessages } from '../messages/form-problems.ts';
import type { HomeFacts } from './home-facts.ts';

/** Homes built from this year on need no lead-based paint disclosure (40 CFR 745.103). */
const LEAD_PAINT_BANNED = 1978;

/**
 * Forms that the seller’s answers and what is known of the home call for besides the disclosure
 * . Only that is asked, since the other forms are those that it
 * calls for. `others` are the forms that are signed with it.
 */
export function neededForms(
  { key }: Pick<FormDefinition, 'key'>,
  answers: FormAnswers,
  facts: HomeFacts,
  others: readonly FormKey[],
): WireFormProblem[] {
  if (key !== 'seller-disclosure') return [];
  const answered = Number(answers['II-A-10.year']) || null;
  const years = [answered, facts.yearBuilt].filter((year) => typeof year === 'number');
  const needs = (form: FormKey, is: boolean, item: string | null, sentence: string) =>
    is && !others.includes(form)
      ? [{ kind: 'needs-form' as const, item, input: null, sentence }]
      : [];
  return [
    ...needs(
      'lead-paint',
      years.some((year) => year < LEAD_PAINT_BANNED),
      'II-A-10',
      formProblemMessages.needsLeadPaint(),
    ),
    ...needs('lead-soil', facts.isInSoilArea === true, null, formProblemMessages.needsLeadSoil()),
    ...needs('va-addendum', facts.isVaFinanced === true, null, formProblemMessages.needsVa()),
    ...needs('sid-receipt', facts.isSid === true, null, formProblemMessages.needsSid()),
  ];
}
