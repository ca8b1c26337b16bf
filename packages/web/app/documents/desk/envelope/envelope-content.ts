import type {
  envelopeEndpoints,
  RecipientInput,
  WireEnvelope,
  WireRecipient,
} from '@homestead/contract/documents';
import { type InputOf, localDate } from '@homestead/contract/platform';

type Sent = InputOf<typeof envelopeEndpoints.updateEnvelope>;
export type EnvelopeContent = Omit<Required<Sent>, 'id' | 'version'>;

/** A field on a page, with the recipient it is for. A new one has no id. */
export type PlacedField = Pick<
  WireEnvelope['fields'][number],
  'document' | 'recipient' | 'kind' | 'isRequired'
> & { place: NonNullable<WireEnvelope['fields'][number]['place']> };

/** The last day on which an envelope can be signed: it ends at the midnight after it. */
export const lastDayOf = ({ expiresAt }: Pick<WireEnvelope, 'expiresAt'>): string | null =>
  expiresAt === null ? null : localDate(new Date(Date.parse(expiresAt) - 1));

/** A recipient as a call takes them. */
export const recipientOf = (one: WireRecipient): RecipientInput => ({
  ...{ id: one.id, turn: one.turn, role: one.role, number: one.number, name: one.name },
  ...{ email: one.email, phone: one.phone ?? '', language: one.language },
  isInPerson: one.isInPerson,
});

/** The fields that someone placed on pages; those of forms follow from their lines. */
export const placedFields = ({ fields }: Pick<WireEnvelope, 'fields'>): PlacedField[] =>
  fields.flatMap(({ document, recipient, kind, isRequired, place }) =>
    place === null ? [] : [{ document, recipient, kind, isRequired, place }],
  );

interface Change extends Partial<Omit<EnvelopeContent, 'fields'>> {
  fields?: readonly PlacedField[];
}

/**
 * All that an envelope has, with a change: the call replaces everything. Fields name their
 * recipient by position, so those of recipients and documents that are gone are left out.
 */
export function contentWith(envelope: WireEnvelope, change: Change): EnvelopeContent {
  const { fields = placedFields(envelope), ...changed } = change;
  const content = {
    ...{ title: envelope.title, message: envelope.message, isInOrder: envelope.isInOrder },
    ...{ dueOn: envelope.dueOn, expiresOn: lastDayOf(envelope) },
    documents: envelope.documents.map(({ id }) => id),
    recipients: envelope.recipients.map(recipientOf),
    ...changed,
  };
  const positions = new Map(content.recipients.map(({ id }, index) => [id, index + 1]));
  return {
    ...content,
    fields: fields.flatMap(({ recipient: id, ...field }) => {
      const recipient = positions.get(id);
      const isThere = content.documents.includes(field.document);
      return recipient !== undefined && isThere ? [{ ...field, recipient }] : [];
    }),
  };
}
