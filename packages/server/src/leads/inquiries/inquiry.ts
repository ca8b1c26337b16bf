import type { ConsentBox, ContactWay, InquiryKind } from '@homestead/contract/leads';

/** What a public form of leads takes beside its own fields, as checked. */
export interface InquiryOrigin extends Partial<Record<ConsentBox, boolean | undefined>> {
  page?: string | undefined;
  campaign?: Readonly<Record<string, string | undefined>> | undefined;
  language?: 'en' | 'es' | undefined;
  preferredContact?: ContactWay | null | undefined;
}

/** The home that an inquiry is about. */
export interface InquiryHome {
  listingKey: string;
  mlsNumber: string;
  /** Null if it may not be shown. */
  address: string | null;
}

/** The home that a seller asks about, as they typed it. */
export interface HomeToValue {
  /** The whole address. */
  address: string;
  city: string;
  zip: string;
}

/** An inquiry as its form was checked. */
export interface NewInquiry {
  kind: InquiryKind;
  firstName: string;
  /** Empty where the form has one field and one name was typed. */
  lastName: string;
  /** Null for someone who only texted. */
  email: string | null;
  /** +1 and ten digits. */
  phone: string | null;
  message: string;
  home?: InquiryHome;
  /** The home that a seller asks about. */
  homeToValue?: HomeToValue;
  tourRequestId?: string;
  /** The offer that its client asks about, and where their own words start in the message. */
  aboutOffer?: { code: string; ownWordsAt: number };
  /** The agent on whose page they wrote. */
  agentId?: string;
  origin: InquiryOrigin;
  /** When it came in; now by default. */
  receivedAt?: Date;
  /** Who was signed in. */
  personId: string | null;
  isSuspected?: boolean;
  /** What they want to do; null if not known. */
  leadRole?: string | null;
  /** The event it is made from. */
  eventId?: number;
  /** IP address, for the consent's record. */
  address: string | null;
  /** A form with emails of its own; ours are left out. */
  hasOwnEmails?: boolean;
}
