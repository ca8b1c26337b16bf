import {
  type FormDefinition,
  type FormKey,
  formCalls,
  type formEndpoints,
  layOutForm,
} from '@homestead/contract/documents';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, createClient, staticMarkup } from '#platform';
import { PaperView } from '../paper/paper-view.tsx';

const forms = createClient<typeof formEndpoints>(formCalls);

/** The forms by the names of their specified paths. */
export const blankForms: Readonly<Record<string, FormKey>> = {
  LeadBasedPaint: 'lead-paint',
  VAaddendum: 'va-addendum',
  LeadinSoilAddendum: 'lead-soil',
  sellerpdf: 'seller-disclosure',
};

/** A form without answers, as it is on paper: markup, which needs no script. */
export async function loadBlankForm({ context, request }: LoaderFunctionArgs, form: FormKey) {
  const ask = { api: context.get(apiContext), signal: request.signal };
  const { data } = await forms.getDocumentForm({ form }, ask);
  const definition = data.definition as unknown as FormDefinition;
  const { isApproved, isSample } = data;
  const paper = layOutForm(definition, {}, { address: '' });
  const html = staticMarkup(PaperView, { paper, titleLevel: 1 });
  return { title: definition.title, html, isApproved, isSample };
}
