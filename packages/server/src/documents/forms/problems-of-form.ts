import type { FormAnswers, FormDefinition, WireFormProblem } from '@homestead/contract/documents';
import type { HomeFacts } from './home-facts.ts';
export declare function problemsOfForm(
  definition: FormDefinition,
  answers: FormAnswers,
  facts: HomeFacts,
): WireFormProblem[];
