const GMAIL = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address: lower case, without the tag after a plus sign; at Gmail,
 * without the dots, which it ignores.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const local = lower.slice(0, at).replace(/(.)\+.*$/, '$1');
  return GMAIL.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
