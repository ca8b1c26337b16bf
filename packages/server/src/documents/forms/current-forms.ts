import type { FormDefinition, FormKey } from '@homestead/contract/documents';
import type { Services } from '#platform';
export declare function currentForm(
  services: Pick<Services, 'settings'>,
  key: FormKey,
): FormDefinition;
export declare function isApprovedForm(definition: FormDefinition): boolean;
export declare function isSampleForm(definition: FormDefinition): boolean;
export declare function esignConsent(
  settings: Services['settings'],
  language: 'en' | 'es',
): { version: string; title: string; body: string; text: string };
