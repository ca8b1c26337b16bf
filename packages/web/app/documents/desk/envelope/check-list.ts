import {
  type DocumentRole,
  type FormDefinition,
  isPlaceholder,
  type WireEnvelope,
} from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import { checkMessages } from '../messages/check-list.ts';
import { roleText } from '../signers/signer-words.ts';
import { lastDayOf } from './envelope-content.ts';

export interface CheckedItem {
  /** It can't be sent before. */
  isNeeded: boolean;
  text: string;
  /** The page where it is put right. */
  href?: string;
}

export type FormLines = Pick<FormDefinition, 'key' | 'title' | 'lines'>;

interface Given {
  /** The definitions of the envelope's forms. */
  forms: readonly FormLines[];
  isProduction: boolean;
  now: Date;
}

const acts = ({ role }: { role: DocumentRole }) => role !== 'copy';
const signs = ({ role }: { role: DocumentRole }) => role !== 'copy' && role !== 'approver';

/**
 * What is missing before an envelope is sent, in the order of the page. The server has the last
 * word.
 */
export function checkEnvelope(envelope: WireEnvelope, given: Given): CheckedItem[] {
  const needed = (text: string, href?: string) => ({ isNeeded: true, text, ...(href && { href }) });
  const advised = (text: string, href?: string) => ({
    ...{ isNeeded: false, text, ...(href && { href }) },
  });
  const { documents, recipients } = envelope;
  const today = localDate(given.now);
  const lastDay = lastDayOf(envelope);
  return [
    ...documents.flatMap(({ id, title, form, problems, isApproved }) => [
      ...(problems > 0
        ? [
            advised(
              checkMessages.openItems({ title, count: problems }),
              `/esign/documents/${id}?envelope=${envelope.id}`,
            ),
          ]
        : []),
      ...(isApproved
        ? []
        : [{ isNeeded: given.isProduction, text: checkMessages.notApproved({ title }) }]),
      ...(form === null && !envelope.fields.some(({ document }) => document === id)
        ? [advised(checkMessages.noFields({ title }))]
        : []),
    ]),
    ...(recipients.some(acts)
      ? missingLines(envelope, given.forms).map((text) => needed(text))
      : []),
    ...(recipients.some(acts) ? [] : [needed(checkMessages.noSigner())]),
    ...recipients.flatMap((one) => [
      ...(isPlaceholder(one) ? [needed(checkMessages.noName({ name: one.name }))] : []),
      ...(one.email === '' && !one.isInPerson
        ? [needed(checkMessages.noEmail({ name: one.name }))]
        : []),
      ...(one.email !== '' && one.phone === null && acts(one) && !one.isInPerson
        ? [advised(checkMessages.noPhone({ name: one.name }))]
        : []),
      ...(signs(one) && !envelope.fields.some(({ recipient }) => recipient === one.id)
        ? [advised(checkMessages.nothingToSign({ name: one.name }))]
        : []),
    ]),
    ...(envelope.dueOn !== null && envelope.dueOn < today
      ? [advised(checkMessages.dueOver())]
      : []),
    ...(lastDay !== null && lastDay < today ? [needed(checkMessages.expired())] : []),
  ];
}

/** Lines that a form needs and that no recipient has. */
function missingLines(
  { documents, recipients }: Pick<WireEnvelope, 'documents' | 'recipients'>,
  forms: readonly FormLines[],
): string[] {
  const used = forms.filter(({ key }) => documents.some(({ form }) => form === key));
  return used.flatMap(({ title, lines }) =>
    lines
      .filter(({ isRequired }) => isRequired)
      .filter((line) => !recipients.some((one) => isOn(one, line)))
      .map(({ role, number }) =>
        checkMessages.noRole({ form: title, role: roleText(role, number) }),
      ),
  );
}

const isOn = (
  one: { role: DocumentRole; number: number },
  line: { role: DocumentRole; number: number },
) => one.role === line.role && one.number === line.number;

/** Names of those who get their link as soon as the envelope is sent. */
export function firstNames({ recipients, isInOrder }: WireEnvelope): string[] {
  const acting = recipients.filter(acts);
  const first = Math.min(...acting.map(({ turn }) => turn));
  return acting
    .filter(({ turn, email }) => (!isInOrder || turn === first) && email !== '')
    .map(({ name }) => name);
}
