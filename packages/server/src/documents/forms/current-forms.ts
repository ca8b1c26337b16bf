import type { FormDefinition, FormKey } from '@homestead/contract/documents';
import type { Services } from '#platform';
import { sampleForm } from '../../../../contract/test/documents/sample-form.ts';
export function currentForm(_services: Pick<Services, 'settings'>, key: FormKey): FormDefinition {
  return { ...sampleForm, key };
}
export const isApprovedForm = (_definition: FormDefinition): boolean => true;
export const isSampleForm = (_definition: FormDefinition): boolean => false;
export const esignConsent = (_settings: Services['settings'], _language: 'en' | 'es') => ({
  version: '2026-11-01',
  title: 'Consent',
  body: '<p>x</p>',
  text: 'x',
});
