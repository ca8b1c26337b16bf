import { type FormEvent, useState } from 'react';
import { type FormAnswer, type FormRule, refusedForm, TypedForm, useFormCheck } from '#forms';

const noRule: FormRule = () => ({});

/**
 * A form that makes a call instead of a page's action: checked first, and with what the call
 * refused below its fields. What was typed stays.
 */
export function useCallForm(send: (form: TypedForm) => Promise<unknown>, rule: FormRule = noRule) {
  const [answer, setAnswer] = useState<FormAnswer>();
  const [isPending, setPending] = useState(false);
  const { form, problems } = useFormCheck(rule, answer, isPending);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const typed = new TypedForm(new FormData(event.currentTarget));
    setPending(true);
    try {
      await send(typed);
      setAnswer(undefined);
    } catch (error) {
      setAnswer(refusedForm(error, { values: {} }).data);
    } finally {
      setPending(false);
    }
  };
  return { form: { ...form, onSubmit }, problems, answer, isPending };
}
