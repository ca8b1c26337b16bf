/** What someone is to a document. Their numbers on the wire are `signRoles`. */
export const documentRoles = ['seller', 'buyer', 'agent', 'witness', 'approver', 'copy'] as const;
export type DocumentRole = (typeof documentRoles)[number];

/** Who can have a line of a form to sign on. */
export type SigningRole = Extract<DocumentRole, 'seller' | 'buyer' | 'agent' | 'witness'>;

/** The forms that come with the program. */
export const formKeys = [
  'seller-disclosure',
  'lead-paint',
  'lead-soil',
  'va-addendum',
  'agency-disclosure',
  'buyer-agreement',
  'touring-agreement',
  'sid-receipt',
] as const;
export type FormKey = (typeof formKeys)[number];

/** What an input holds: the key of a choice, a typed text, or whether a box is checked. */
export type FormAnswer = string | boolean;

/** The answers of a document by the key of their input. What isn't answered has no entry. */
export type FormAnswers = Readonly<Record<string, FormAnswer>>;

/** One thing to answer: a box among several, a text, a year, a count. */
export interface FormInput {
  /** Unique in the form, such as `I-A-14.number`. Answers are stored by it. */
  readonly key: string;
  /** Its field of the record on the wire, such as `room_air_conditioner_number`. */
  readonly field: string;
  readonly label: string;
  /**
   * `year` takes four digits, `count` digits, `date` YYYY-MM-DD, `lines` a text of several lines.
   * `initials` are given while signing, never typed beforehand.
   */
  readonly kind: 'choice' | 'check' | 'text' | 'lines' | 'year' | 'count' | 'date' | 'initials';
  /** Of a `choice`: each with its value on the wire, which is the key where it isn't given. */
  readonly choices?: readonly FormChoice[];
  /** Characters of a text. */
  readonly max?: number;
  /** What can be written instead of a year, count, date or text, where the form says so. */
  readonly orElse?: readonly ('N/A' | 'UNK')[];
  readonly isRequired: boolean;
  /** Asked only if the answer of another input is one of these. */
  readonly onlyIf?: { readonly key: string; readonly is: readonly FormAnswer[] };
  /** Not asked if the answer of another input is one of these, such as a year that isn't known. */
  readonly unless?: { readonly key: string; readonly is: readonly FormAnswer[] };
  /** Who answers it; the one who prepares the document where it isn't given. */
  readonly filledBy?: SigningRole;
}

export interface FormChoice {
  readonly key: string;
  readonly label: string;
  readonly wire?: string;
  /** A field of its own on the wire, which is true where this is chosen, such as `no_report`. */
  readonly field?: string;
}

/** A row of the form. Its first input is its answer; further ones are beside it. */
export interface FormItem {
  /** Unique in the form, such as `I-A-14`. */
  readonly id: string;
  /** As printed, such as `4a`; empty where the form has none. */
  readonly number: string;
  readonly label: string;
  /** Plain words beside the legal wording, for the interview. */
  readonly help?: string;
  readonly inputs: readonly FormInput[];
  /** An explanation is required with these answers of the first input. Key: `<id>.explanation`. */
  readonly explainedIf?: readonly FormAnswer[];
}

/** Items under one heading, shown as one screen of the interview on a desktop. */
export interface FormSection {
  readonly id: string;
  readonly title: string;
  /** Wording of the form above or below its items, as CommonMark paragraphs. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  /** Column of the paper's two-column layout; across both where it isn't given. */
  readonly column?: 'left' | 'right';
  readonly items: readonly FormItem[];
}

export interface FormPart {
  readonly id: string;
  readonly title: string;
  readonly before?: readonly string[];
  readonly sections: readonly FormSection[];
}

/** A line to sign on, beside which the server writes the date. */
export interface SigningLine {
  /** Such as `seller-1`. */
  readonly id: string;
  readonly role: SigningRole;
  readonly number: number;
  readonly label: string;
  /** Fields of the record on the wire. */
  readonly field: string | null;
  readonly dateField: string | null;
  /** The form isn't complete without it; other lines count once someone has that role. */
  readonly isRequired: boolean;
  /** The certification or receipt above the line, once for lines that follow each other. */
  readonly certifies?: string;
}

/** Whose wording a form has. */
export interface FormSource {
  /** Such as `40 CFR 745.113(a)`. */
  readonly citation: string;
  /**
   * `law`: fixed by law and checked against its text. `unchecked`: from memory; the brokerage has
   * to compare it. `sample`: the brokerage replaces it by its own.
   */
  readonly status: 'law' | 'unchecked' | 'sample';
  /** Who of the brokerage approved this version and when (YYYY-MM-DD); null until then. */
  readonly approved: { readonly by: string; readonly on: string } | null;
}

/** One version of a form. One that was signed is never edited: a change makes a new version. */
export interface FormDefinition {
  readonly key: FormKey;
  /** YYYY-MM-DD, later for each version. */
  readonly version: string;
  readonly title: string;
  /** The name of the document on the wire, such as `leadbasedpaint`. */
  readonly documentName: string;
  readonly language: 'en-US';
  readonly sources: readonly FormSource[];
  readonly parts: readonly FormPart[];
  readonly lines: readonly SigningLine[];
  /** Whose initials are at the foot of every page. */
  readonly initialsOf: readonly SigningRole[];
  /** Printed at the end of the form, such as the line about the deposit. */
  readonly closing?: readonly string[];
}
