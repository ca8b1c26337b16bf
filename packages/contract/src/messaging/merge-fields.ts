/** What a template can say about a lead, with an example of each. */
export const mergeFields = {
  first_name: { label: 'First name', example: 'Jordan' },
  last_name: { label: 'Last name', example: 'Ellis' },
  agent_name: { label: 'Agent’s name', example: 'Nora Lindqvist' },
  agent_phone: { label: 'Agent’s phone', example: '(402) 555-0118' },
  agent_email: { label: 'Agent’s email', example: 'nora@example.org' },
  sender_name: { label: 'Sender’s name', example: 'Nora Lindqvist' },
  brokerage_name: { label: 'Brokerage’s name', example: 'Example Realty' },
  brokerage_phone: { label: 'Brokerage’s phone', example: '(402) 555-0100' },
  property_address: { label: 'Property address', example: '5011 Chicago St, Omaha, NE 68132' },
  tour_time: { label: 'Tour time', example: 'Saturday, March 7 at 10:30 AM' },
} as const satisfies Record<string, { label: string; example: string }>;

export type MergeField = keyof typeof mergeFields;
export type MergeValues = Readonly<Partial<Record<MergeField, string | null>>>;

export const mergeFieldNames = Object.keys(mergeFields) as MergeField[];

/** A template with its values, and what keeps it from being sent. */
export interface Merged {
  /** Fields without a value or a fallback stay as they were written. */
  text: string;
  /** Names in double braces that are no field, in their order, each once. */
  unknown: readonly string[];
  /** Fields that have neither a value nor a fallback. */
  missing: readonly MergeField[];
  /** There are double braces that belong to no field. */
  isMalformed: boolean;
}

/** `{{first_name}}`, or with a fallback `{{first_name|there}}`. */
const FIELD = /\{\{([^{}\n|]*)(?:\|([^{}\n]*))?\}\}/g;

/**
 * Puts values into a text. A value is one line without braces, so that it can't become a field or a
 * header; what shows the text as HTML escapes it like any other. Without problems, the result has
 * no double braces.
 */
export function mergeText(template: string, values: MergeValues): Merged {
  const unknown = new Set<string>();
  const missing = new Set<MergeField>();
  const fill = (kept: (written: string) => string) =>
    template.replace(FIELD, (written, given: string, fallback?: string) => {
      const name = given.trim();
      if (!isMergeField(name)) {
        unknown.add(name);
        return kept(written);
      }
      const value = asLine(values[name] ?? '');
      if (value !== '') return value;
      if (fallback !== undefined) return fallback.trim();
      missing.add(name);
      return kept(written);
    });
  // Braces left over, also those that come together when a field between them is empty.
  const rest = fill(() => ' ');
  const isMalformed = rest.includes('{{') || rest.includes('}}');
  const text = fill((written) => written);
  return { text, unknown: [...unknown], missing: [...missing], isMalformed };
}

const isMergeField = (name: string): name is MergeField => Object.hasOwn(mergeFields, name);

function asLine(value: string): string {
  return value
    .replace(/[{}]/g, '')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
