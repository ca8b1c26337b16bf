import { language } from './language.ts';

/** The line that state law requires, in the reader’s language as far as the brokerage has it. */
export const licenseLineOf = ({ licenseLine, licenseLineInSpanish }: LicenseLines): string | null =>
  (language() === 'es' ? licenseLineInSpanish : null) ?? licenseLine;

interface LicenseLines {
  licenseLine: string | null;
  licenseLineInSpanish: string | null;
}
