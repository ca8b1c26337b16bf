import { localInstants, NOBODY } from '@homestead/contract/platform';
import { fieldMessages, formAnswer, problemsOf, refusedForm, type TypedForm } from '#forms';
import { type Api, ApiError } from '#platform';
import { leads } from '../client.ts';
import { consentFieldNames } from '../contact/consent-fields.ts';
import { formOrigin } from '../contact/form-origin.ts';
import { type SentTour, type TourFacts, timesIn, tourRule } from './tour-rule.ts';
import { readTourKind } from './tour-words.ts';

/** What the service calls our fields. */
const fieldOf: Record<string, string> = {
  firstName: 'name',
  comments: 'message',
  date_Time: 'time',
};

/**
 * Sends a tour request as the person who opened the form. Returns what was stored, or what the form
 * shows instead; what was typed stays. The same key never stores twice.
 */
export async function takeTourForm(
  api: Api,
  {
    mlsNumber,
    home,
    person,
    campaign,
  }: Pick<TourFacts, 'mlsNumber' | 'home' | 'person' | 'campaign'>,
  form: TypedForm,
  request: Pick<Request, 'url' | 'headers'>,
): Promise<{ sent: SentTour } | ReturnType<typeof formAnswer>> {
  const typed = form.texts('kind', 'day', 'time', 'name', 'email', 'phone', 'message');
  // A time is five characters: more is nothing that a person typed.
  const time = timesIn(typed.time).join(' ').slice(0, 64);
  const values = { ...typed, ...form.texts(...consentFieldNames), time };
  const fields = problemsOf(tourRule, (name) => form.text(name));
  if (fields) return formAnswer({ fields, values });
  const { day, name, email, phone, message } = values;
  const kind = readTourKind(values.kind);
  const times = timesIn(values.time).sort();
  try {
    await leads.requestTour(
      {
        propertyId: mlsNumber,
        userId: person?.id ?? NOBODY,
        firstName: name,
        email,
        phone,
        // An invalid day is sent unchanged: the server says what is wrong with it.
        date_Time: localInstants(day, times[0] ?? '')[0]?.toISOString() ?? day,
        comments: message,
        inPersonTour: kind === 'in-person',
        videoChatTour: kind === 'video-chat',
        time: times,
        address: home,
        ...formOrigin(request, values),
        campaign,
      },
      { api, ...form.marks() },
    );
    return { sent: { kind, day, times, email } };
  } catch (error) {
    const isAboutFields = error instanceof ApiError && error.problem.code === 'bad-input';
    if (!isAboutFields) return refusedForm(error, { values });
    const told = Object.entries(fieldMessages(error));
    return formAnswer({
      fields: Object.fromEntries(told.map(([field, text]) => [fieldOf[field] ?? field, text])),
      values,
    });
  }
}
