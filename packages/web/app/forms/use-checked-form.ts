import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormAnswer } from './form-answer.ts';
import { type FormRule, problemsOf, textIn } from './form-rule.ts';

/**
 * {@link useFormCheck} for a form that a page submits. `intent` distinguishes forms on one page.
 */
export function useCheckedForm(
  rule: FormRule,
  answer: FormAnswer | undefined,
  intent: string | null = null,
) {
  const { state, formData } = useNavigation();
  const isMine = intent === null || formData?.get('intent') === intent;
  const isPending = state !== 'idle' && formData !== undefined && isMine;
  return { ...useFormCheck(rule, answer, isPending), isPending };
}

/**
 * Checks a form before it is sent: messages by field, each cleared once its field is edited; the
 * focus goes to the first invalid field. The server's answer replaces what was found here. A form
 * that is being sent isn't sent again.
 */
export function useFormCheck(rule: FormRule, answer: FormAnswer | undefined, isPending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState({ by: answer, fields: answer?.fields ?? {} });
  const [tries, setTries] = useState(0);
  if (found.by !== answer) setFound({ by: answer, fields: answer?.fields ?? {} });

  // biome-ignore lint/correctness/useExhaustiveDependencies: after an answer, and after a failed check
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer, tries]);

  return {
    problems: found.fields,
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const sent = new FormData(event.currentTarget);
        const problems = problemsOf(rule, (name) => textIn(sent, name));
        if (problems || isPending) event.preventDefault();
        if (!problems) return;
        setFound({ by: answer, fields: problems });
        setTries((count) => count + 1);
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        if (!(name in found.fields)) return;
        const { [name]: _, ...others } = found.fields;
        setFound({ by: answer, fields: others });
      },
    },
  };
}
