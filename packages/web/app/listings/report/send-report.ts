import { type FormAnswer, refusedForm, type TypedForm } from '#forms';
import type { Api } from '#platform';
import { listings } from '../client.ts';

/** Sends a report. Returns the service's thanks, or what the form shows instead. */
export async function sendReport(
  api: Api,
  mlsNumber: string,
  form: TypedForm,
): Promise<{ thanks: string } | ReturnType<typeof refusedForm>> {
  const values = form.texts('about', 'message', 'email');
  try {
    const { message } = await listings.reportListing(
      { mlsNumber, ...values },
      { api, ...form.marks() },
    );
    return { thanks: message };
  } catch (error) {
    return refusedForm(error, { values });
  }
}

/** What the form's own page and its dialog get back. */
export type ReportAnswer = { thanks: string } | FormAnswer;
