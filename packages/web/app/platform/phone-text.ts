/** Digits of a US phone number without the country's 1, at most ten. */
function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return (digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10);
}

/** (xxx) xxx-xxxx from at most ten digits; shorter numbers are returned unchanged. */
export function phoneText(phone: string): string {
  const digits = digitsOf(phone);
  if (digits.length < 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** For tel: and sms: links: +1 and ten digits; shorter numbers stay digits. */
export function phoneLink(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length === 10 ? `+1${digits}` : digits;
}
