import type { FormKey, WireFormLink } from '@homestead/contract/documents';
import { serviceArea } from '#platform';

/** The pamphlet of 40 CFR 745.107(a)(1); the EPA’s own short address of it. */
export const PAMPHLET: WireFormLink = {
  item: 'd',
  label: 'Protect Your Family From Lead in Your Home (EPA)',
  href: 'https://www.epa.gov/lead/protect',
};

/** Pages outside that items of a form refer to. They aren’t part of its wording. */
export function linksOfForm(form: FormKey | null): WireFormLink[] {
  if (form === 'lead-paint') return [PAMPHLET];
  const registry = form === 'lead-soil' ? serviceArea().leadInSoilArea?.registry : null;
  return registry ? [{ item: 'result', label: registry.name, href: registry.url }] : [];
}
