import { emailProblem } from '#accounts';

/** What can be wrong on a home's page, as shown to people and to the broker. */
export const reportSubjects = {
  price: 'The price',
  status: 'It’s sold or off the market',
  photos: 'The photos or the video',
  facts: 'Rooms, size or other facts',
  map: 'The address or the location on the map',
  'fair-housing': 'The wording is unfair or discriminatory',
  other: 'Something else',
} as const;
export type ReportSubject = keyof typeof reportSubjects;

const REPORT_MAX = 2000;

/** A report as typed; the email may be empty. */
interface ReportDraft {
  about: string;
  message: string;
  email: string;
}

/**
 * The error for each field of a report; empty if it can be sent. The browser and the server use the
 * same rules; the server's answer wins.
 */
export function reportProblems(draft: ReportDraft): Partial<Record<keyof ReportDraft, string>> {
  const { about, message, email } = draft;
  const length = message.trim().length;
  const wrongEmail = email.trim() === '' ? null : emailProblem(email);
  return {
    ...(!Object.hasOwn(reportSubjects, about) && { about: 'Choose what’s wrong' }),
    ...(length === 0 && { message: 'Message is required' }),
    ...(length > REPORT_MAX && { message: `Message cannot exceed ${REPORT_MAX} characters` }),
    ...(wrongEmail && { email: wrongEmail }),
  };
}
