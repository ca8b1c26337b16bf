import type { LoaderFunctionArgs } from 'react-router';
import {
  type FormAnswer,
  formAnswer,
  newFormKey,
  problemsOf,
  refusedForm,
  type TypedForm,
} from '#forms';
import { apiContext, formStampContext, islandMarkup, promptContext, siteContext } from '#platform';
import { leads } from '../client.ts';
import { formOrigin } from '../contact/form-origin.ts';
import LightPrompt from './light-prompt.tsx';
import { promptRule } from './prompt-rule.ts';

/** The prompt's form as an island, with what was wrong if it was sent. */
export function findPromptForm(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  action: string,
  refused?: FormAnswer,
): string {
  const { after } = context.get(promptContext);
  const firm = context.get(siteContext).brokerage.name;
  const props = { action, after, firm, formKey: newFormKey(), ...(refused && { refused }) };
  return islandMarkup(LightPrompt, props, context.get(formStampContext));
}

/**
 * Sends the prompt's form. Returns null once it is stored, or else what was wrong; what was typed
 * stays. The same key never stores twice.
 */
export async function takePromptForm(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  mlsNumber: string,
  form: TypedForm,
): Promise<ReturnType<typeof formAnswer> | null> {
  const values = form.texts('name', 'email');
  const fields = problemsOf(promptRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  const { page, campaign, language } = formOrigin(request, {});
  try {
    await leads.answerRegistrationPrompt(
      { ...values, propertyId: mlsNumber, page, campaign, language },
      { api: context.get(apiContext), ...form.marks() },
    );
    return null;
  } catch (error) {
    return refusedForm(error, { values });
  }
}
