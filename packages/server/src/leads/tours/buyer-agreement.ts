import { language } from '@homestead/contract/platform';
import { buyerAgreementIn, serviceArea } from '#platform';

/** What the state's law says about buyer agreements, in the language of the email; or nothing. */
export function buyerAgreement(): string[] {
  const sentence = buyerAgreementIn(language(), serviceArea().buyerAgreement);
  return sentence === null ? [] : [sentence];
}
