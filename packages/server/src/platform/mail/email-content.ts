/** The content of an email. Texts are plain; the layout escapes them. */
export interface EmailContent {
  /** Such as `accounts.reset`. */
  kind: string;
  /** The news itself, at most about 70 characters; longer ones are cut, except in letters. */
  subject: string;
  /** Above the text; the subject if absent. */
  heading?: string;
  /** What an inbox shows after the subject; the first paragraph if absent. */
  preview?: string;
  /** First name of the recipient, if known. Never what a stranger typed. */
  name: string | null;
  /** Written by a person, with a greeting of its own; addresses in it are links. */
  isLetter?: true;
  /** What the HTML of a letter links to in place of an address; the text keeps the address. */
  linkTo?: (url: string) => string;
  paragraphs: readonly string[];
  /** The home that the email is about, with its photo, below the paragraphs. */
  home?: EmailHome | null;
  /** Lists of things with a page each, below the paragraphs. */
  lists?: readonly EmailList[];
  /** The call to action, as a button. */
  action?: EmailLink;
  /** A second, quieter button. */
  secondAction?: EmailLink;
  /** Digits to be typed. */
  code?: string;
  /** Below the button: what to do if it was not the recipient. */
  closing: readonly string[];
  /** In the footer: why they got it. */
  why?: string;
  /** In the footer: how to get no more of these. */
  stop?: EmailLink;
}

export interface EmailLink {
  label: string;
  url: string;
}

/** A list with a heading; `text` is below the label that links to the thing's page. */
export interface EmailList {
  heading: string;
  items: readonly { label: string; url: string; text: string }[];
  /** Homes, each with its photo, after the items. */
  homes?: readonly EmailHome[];
  /** A link at the end. */
  more?: EmailLink;
}

/** A home in an email, with what the public may see of it in finished words. */
export interface EmailHome {
  /** Of its page. */
  url: string;
  /** "5011 Chicago St, Omaha". */
  place: string;
  /** What happened, such as "Price drop from $429,000". */
  news?: string;
  price: string;
  /** "4 bd · 3.5 ba · 2,450 sq ft"; empty if nothing is known. */
  facts: string;
  /** The listing firm and how to reach it; empty if the MLS names none. */
  firm: string;
  photo: EmailPhoto | null;
}

/** Its main photo, at a whole address; the measures are those of the picture, null if not known. */
interface EmailPhoto {
  url: string;
  width: number | null;
  height: number | null;
}
