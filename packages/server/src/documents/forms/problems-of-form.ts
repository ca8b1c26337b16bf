import type { FormAnswers, FormDefinition, WireFormProblem } from '@homestead/contract/documents';
import type { HomeFacts } from './home-facts.ts';
export const problemsOfForm = (
  _definition: FormDefinition,
  _answers: FormAnswers,
  _facts: HomeFacts,
): WireFormProblem[] => [];
