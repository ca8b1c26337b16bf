import type { Language } from '@homestead/contract/platform';
import { emailedCodeHash, inLanguage, newEmailedCode, type Queryable } from '#platform';
import { issueAccountLink } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { findPersonByEmail } from '../person-store.ts';
import { alreadyRegisteredEmail } from './already-registered-email.ts';
import { codeOfRegistration, storeCode } from './registration-store.ts';
import { verificationEmail } from './verification-email.ts';

/**
 * Emails the link and the code of a registration or, if the address already has an account, says
 * so. Both ways do the same work, so that timing reveals nothing.
 */
export async function sendVerification(
  { mail, secrets, settings }: Pick<AccountsServices, 'mail' | 'secrets' | 'settings'>,
  tx: Queryable,
  registration: { id: string; email: string; language: Language },
): Promise<void> {
  const { id, email, language } = registration;
  const owner = await findPersonByEmail(tx, email);
  const code = newEmailedCode();
  await storeCode(tx, id, emailedCodeHash(secrets, codeOfRegistration(id), code));
  const token = await issueAccountLink(tx, { purpose: 'accounts.verify', subject: id, email });
  const draft = owner
    ? await inLanguageOf(tx, owner.id, () =>
        alreadyRegisteredEmail(settings, { firstName: owner.first_name }),
      )
    : inLanguage(language, () => verificationEmail(settings, { token, code }));
  await mail.queue(tx, { ...draft, to: email, unproven: 'registration' });
}
