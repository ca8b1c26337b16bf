const PHONE = /^\(\d{3}\) \d{3}-\d{4}$/;

/** Formats up to ten digits as (xxx) xxx-xxxx while they are typed. */
export function formatPhone(text: string): string {
  const all = text.replace(/\D/g, '');
  const digits = (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** +1 and ten digits, as phones are stored, or null without exactly ten. */
export function storedPhone(text: string): string | null {
  const shown = formatPhone(text);
  return PHONE.test(shown) ? `+1${shown.replace(/\D/g, '')}` : null;
}

/** (xxx) xxx-xxxx; a number without ten digits is returned unchanged. */
export const phoneText = (phone: string): string =>
  storedPhone(phone) ? formatPhone(phone) : phone;

/** For tel: and sms: links: +1 and ten digits; a shorter number as its digits. */
export const phoneLink = (phone: string): string => storedPhone(phone) ?? phone.replace(/\D/g, '');
