import { leadRefusals } from '@homestead/contract/leads';
import { listingCalls, type listingEndpoints } from '@homestead/contract/listings';
import { type Language, setLanguageSource } from '@homestead/contract/platform';
import { afterEach, expect, it } from 'vitest';
import { type Api, ApiError, createClient, translateRefusals } from '#platform';
import { sayInSpanish } from './spanish-refusals.ts';

const homes = createClient<typeof listingEndpoints>(listingCalls);

const readIn = (language: Language) => {
  setLanguageSource(() => language);
  translateRefusals(async () => sayInSpanish);
};
afterEach(() => setLanguageSource(() => 'en'));

const { status, sentence } = leadRefusals['home-off-the-market'];
const refused = {
  code: 'home-off-the-market',
  message: sentence,
  errors: [
    { field: 'phone', label: 'Phone', message: 'Phone is required' },
    { field: 'name', label: 'Name', message: 'Name must have at most 60 characters' },
    { field: 'time', label: 'Time', message: 'Time is another one' },
  ],
};
async function refusalOf(problem: object): Promise<ApiError> {
  const api: Api = async () => Response.json(problem, { status });
  const error = await homes.getPaymentTerms({}, { api }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('it was not refused');
  return error;
}

it('a Spanish page says a refusal and its fields in Spanish', async () => {
  readIn('es');
  const { message, problem } = await refusalOf(refused);
  expect(message).toBe('Esta casa ya no está en venta y no se puede visitar.');
  expect(problem.errors?.map((error) => error.message)).toEqual([
    'Este dato es obligatorio.',
    'Escriba como máximo 60 caracteres.',
    'Revise este dato.',
  ]);
});

it('a notification that is gone is refused in Spanish', async () => {
  readIn('es');
  const { message } = await refusalOf({ code: 'notification-not-found', message: 'English' });
  expect(message).toBe('Este aviso ya no existe.');
});

it('an English page says it as the API does', async () => {
  readIn('en');
  const { message, problem } = await refusalOf(refused);
  expect(message).toBe(sentence);
  expect(problem.errors).toEqual(refused.errors);
});

it('a refusal without Spanish, and texts that don’t load, stay English', async () => {
  readIn('es');
  expect((await refusalOf({ code: 'lead-claimed', message: 'English' })).message).toBe('English');
  translateRefusals(() => Promise.reject(new Error('offline')));
  expect((await refusalOf(refused)).message).toBe(sentence);
});
