/** A phone of which only the last four digits show. */
export const maskedPhone = (phone: string): string => `(•••) •••-${phone.slice(-4)}`;

/** An email address of which only the first letter and the domain show. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
