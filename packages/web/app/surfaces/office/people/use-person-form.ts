import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { fieldMessages, type OfficeProblem } from '../office-problem.ts';
import { type PersonFormValues, personProblems } from './person-form-values.ts';

/** The form of one person: its own rules first, then the fields that the server refused. */
export function usePersonForm(initialValues: PersonFormValues, problem: OfficeProblem | null) {
  const form = useForm<PersonFormValues>({
    mode: 'controlled',
    initialValues,
    validate: personProblems,
  });
  const { setErrors } = form;
  useEffect(() => {
    if (!problem || problem.fields.length === 0) return;
    setErrors(fieldMessages(problem));
    focusFirstError();
  }, [problem, setErrors]);
  return form;
}

/** Takes the focus to the first field with a message, once it is drawn. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  });
}
