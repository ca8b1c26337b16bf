import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormAnswer } from './form-answer.ts';
import { type FormRule, problemsOf } from './form-rule.ts';

/**
 * Checks a form before it is sent: messages by field, each cleared once its field is edited; the
 * focus goes to the first invalid field. The server's answer replaces what was found here. `intent`
 * distinguishes forms on the same page.
 */
export function useCheckedForm(
  rule: FormRule,
  answer: FormAnswer | undefined,
  intent: string | null = null,
) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState({ by: answer, fields: answer?.fields ?? {} });
  const [tries, setTries] = useState(0);
  const { state, formData } = useNavigation();
  const isMine = intent === null || formData?.get('intent') === intent;
  const isPending = state !== 'idle' && formData !== undefined && isMine;
  if (found.by !== answer) setFound({ by: answer, fields: answer?.fields ?? {} });

  // biome-ignore lint/correctness/useExhaustiveDependencies: after an answer, and after a failed check
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer, tries]);

  return {
    problems: found.fields,
    isPending,
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const sent = new FormData(event.currentTarget);
        const problems = problemsOf(rule, (name) => String(sent.get(name) ?? ''));
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
