import { language } from '@homestead/contract/platform';
import { serviceArea } from '#platform';

/** What the state's law says about buyer agreements, in the language of the email; or nothing. */
export function buyerAgreement(): string[] {
  const agreement = serviceArea().buyerAgreement;
  if (!agreement) return [];
  const { forVisitors, forVisitorsInSpanish = forVisitors } = agreement;
  return [language() === 'es' ? forVisitorsInSpanish : forVisitors];
}
