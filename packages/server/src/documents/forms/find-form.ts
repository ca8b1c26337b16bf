import type { FormDefinition, FormKey } from '@homestead/contract/documents';
import { agencyDisclosure } from './agency-disclosure.ts';
import { buyerAgreement } from './buyer-agreement.ts';
import type { FormWords } from './form-words.ts';
import { leadPaint } from './lead-paint.ts';
import { leadSoil } from './lead-soil.ts';
import { sellerDisclosure } from './seller-disclosure.ts';
import { sidReceipt } from './sid-receipt.ts';
import { touringAgreement } from './touring-agreement.ts';
import { vaAddendum } from './va-addendum.ts';

const forms: Record<FormKey, (words: FormWords) => FormDefinition> = {
  'seller-disclosure': sellerDisclosure,
  'lead-paint': leadPaint,
  'lead-soil': leadSoil,
  'va-addendum': vaAddendum,
  'agency-disclosure': agencyDisclosure,
  'buyer-agreement': buyerAgreement,
  'touring-agreement': touringAgreement,
  'sid-receipt': sidReceipt,
};

/** A form with the wording of these texts. */
export function findForm(key: FormKey, words: FormWords): FormDefinition {
  return forms[key](words);
}
