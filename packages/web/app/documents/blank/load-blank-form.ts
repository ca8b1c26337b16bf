import {
  documentCalls,
  type documentEndpoints,
  type FormDefinition,
  type FormKey,
  formCalls,
  type formEndpoints,
  layOutForm,
} from '@homestead/contract/documents';
import type { LoaderFunctionArgs } from 'react-router';
import { findPerson } from '#accounts';
import { ApiError, apiContext, createClient, staticMarkup } from '#platform';
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

const documents = createClient<Pick<typeof documentEndpoints, 'findDocument'>>(documentCalls);

/**
 * The page of the document that a form's path with an offer's number is for, to staff who may see
 * the deal; null for everyone else, who see the blank form.
 */
export async function findOpenDocument(args: LoaderFunctionArgs, form: FormKey) {
  const { context, request, params } = args;
  const id = params.id ?? '';
  if (!/^\d{1,10}$/.test(id) || (await findPerson(args)) === null) return null;
  const ask = { api: context.get(apiContext), signal: request.signal };
  const about = { form, aboutKind: 'offer', aboutId: String(Number(id)) };
  const found = await documents.findDocument(about, ask).catch((error: unknown) => {
    // Who may not see the deal isn't told whether there is one.
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  });
  return found?.data ? `/esign/documents/${found.data.id}?view=paper` : null;
}
