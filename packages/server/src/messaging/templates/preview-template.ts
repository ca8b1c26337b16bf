import {
  mergeText,
  type TemplateChannel,
  type templateEndpoints,
  textSegments,
} from '@homestead/contract/messaging';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, Services } from '#platform';
import { openMessaging } from '../messaging-services.ts';
import { staffLetter } from '../record/staff-letter.ts';
import { signedText } from '../texts/signed-text.ts';
import { exampleValues, missingText } from './template.ts';
import type { TemplateRow } from './template-store.ts';

type Preview = AnswerOf<typeof templateEndpoints.previewTemplate>['data'];

/**
 * A template with the values of a lead, or with examples. Refuses a lead that the caller may not
 * see, as the room of leads does.
 */
export async function previewTemplate(
  services: Services,
  caller: Caller,
  row: Pick<TemplateRow, 'channel' | 'subject' | 'body'>,
  leadId: string | null,
): Promise<Preview> {
  const { db, settings } = services;
  const values =
    leadId === null
      ? exampleValues
      : await openMessaging(services).findMergeValues(db, caller, { kind: 'lead', id: leadId });
  const [subject, body] = [mergeText(row.subject, values), mergeText(row.body, values)];
  const missing = [...new Set([...subject.missing, ...body.missing])];
  const written = { subject: subject.text, content: body.text };
  const writer = { name: `${caller.firstName} ${caller.lastName}`.trim() };
  const letter = row.channel === 'email' ? staffLetter(settings, { ...written, ...writer }) : null;
  const text = letter?.text ?? signedText(settings, { ...written, ...writer, isFirst: false });
  return {
    channel: row.channel as TemplateChannel,
    subject: written.subject,
    body: written.content,
    text,
    html: letter?.html ?? null,
    segments: letter ? null : textSegments(text),
    missing: missing.map((field) => ({ field, message: missingText(field) })),
  };
}
