import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { offerLookupCalls } from '../calls.ts';
import { type OfferListName, offerListNames } from '../offer-lists.ts';
import { PARTY_NAME_MAX, type PartyKind } from '../party-kinds.ts';
import { exampleHead, head, offerNumber, reading } from './offer-parts.ts';

/** The lists of parties that the form offers, with what their companies do. */
export const partyLists = {
  titleCompanies: { type: 'company', kind: 'title' },
  escrowAgents: { type: 'person', kind: 'escrow' },
  lenderCompanies: { type: 'company', kind: 'lender' },
  surveyors: { type: 'company', kind: 'surveyor' },
  termiteCompanies: { type: 'company', kind: 'termite' },
  homeInspectionCompanies: { type: 'company', kind: 'home-inspector' },
  warrantyCompanies: { type: 'company', kind: 'warranty' },
  brokerages: { type: 'company', kind: 'brokerage' },
  outsideAgents: { type: 'person', kind: 'brokerage' },
} as const satisfies Record<string, { type: 'company' | 'person'; kind: PartyKind }>;
export type PartyListName = keyof typeof partyLists;
export const partyListNames = Object.keys(partyLists) as PartyListName[];

/** The most parties or people in one list. */
export const OFFER_CHOICES_MAX = 500;

const entry = z.object({ id: z.number().int(), display: z.string() });
const party = z.object({
  id: z.number().int(),
  display: z.string(),
  company: z.string().describe('of a person; empty for companies'),
});
const person = z.object({ id: z.string(), display: z.string() });

const dropdowns = z.object({
  ...(Object.fromEntries(offerListNames.map((name) => [name, z.array(entry)])) as unknown as Record<
    OfferListName,
    z.ZodArray<typeof entry>
  >),
  ...(Object.fromEntries(partyListNames.map((name) => [name, z.array(party)])) as unknown as Record<
    PartyListName,
    z.ZodArray<typeof party>
  >),
  agents: z.array(person),
  lenders: z.array(person),
  cut: z
    .array(z.string())
    .describe(`added: the lists that have more than ${OFFER_CHOICES_MAX} entries`),
});
/** Everything that the form of an offer chooses from. */
export type WireOfferDropdowns = z.output<typeof dropdowns>;

const exampleEntry = { id: 17, display: 'Douglas' };
const exampleParty = { id: 17, display: 'Dana Reyes', company: 'Heartland Title' };
const examplePerson = { id: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12', display: 'Priya Raman' };
const exampleDropdowns: WireOfferDropdowns = {
  ...(Object.fromEntries(offerListNames.map((name) => [name, [exampleEntry]])) as Record<
    OfferListName,
    [typeof exampleEntry]
  >),
  ...(Object.fromEntries(partyListNames.map((name) => [name, [exampleParty]])) as Record<
    PartyListName,
    [typeof exampleParty]
  >),
  agents: [examplePerson],
  lenders: [examplePerson],
  cut: [],
};

/** Retired entries and parties aren't offered. */
export const getAllOfferDropdownList = defineEndpoint(offerLookupCalls.getAllOfferDropdownList, {
  access: reading,
  summary: 'What the form of an offer chooses from',
  answer: z.object({ ...head, data: dropdowns }),
  example: { ...exampleHead, data: exampleDropdowns },
});

/**
 * `agentId` is the number of a person of the directory, such as `seller_agent_id`. Refuses
 * (party-not-found) any other number.
 */
export const getSellerAgentCompanyByAgentId = defineEndpoint(
  offerLookupCalls.getSellerAgentCompanyByAgentId,
  {
    access: reading,
    summary: 'The company of a seller’s agent',
    query: z.object({ agentId: z.coerce.number().pipe(offerNumber) }),
    answer: z.object({ ...head, data: entry }),
    example: { ...exampleHead, data: { id: 12, display: 'Prairie Realty' } },
  },
);

const inspectors = {
  access: reading,
  query: z.object({ companyName: lineText(PARTY_NAME_MAX).min(1) }),
  answer: z.object({ ...head, data: z.array(party) }),
  example: {
    ...exampleHead,
    data: [{ id: 18, display: 'Sam Ode', company: 'Platte Valley Termite' }],
  },
};

/** Finds the company in any spelling of its name; none without one that inspects for termites. */
export const getTermiteInspectorByCompanyName = defineEndpoint(
  offerLookupCalls.getTermiteInspectorByCompanyName,
  { ...inspectors, summary: 'The inspectors of a termite company' },
);

/** The same for home inspections. */
export const getHomeInspectorByCompanyName = defineEndpoint(
  offerLookupCalls.getHomeInspectorByCompanyName,
  { ...inspectors, summary: 'The inspectors of a home inspection company' },
);

const offerAgents = ['agent', 'coagent', 'external_agent', 'seller_agent'] as const;

/** The agents of an offer in the caller's sight, as far as they are known. */
export const getAgentsLists = defineEndpoint(offerLookupCalls.getAgentsLists, {
  access: reading,
  summary: 'The agents of an offer',
  query: z.object({ offerid: z.coerce.number().pipe(offerNumber) }),
  answer: z.object({
    ...head,
    data: z.array(
      z.object({
        id: z
          .union([z.string(), z.number().int()])
          .describe('a text of our own agents, a number of others'),
        display: z.string(),
        role: z.enum(offerAgents),
        company: z.string().describe('of an agent of another brokerage'),
      }),
    ),
  }),
  example: {
    ...exampleHead,
    data: [
      { ...examplePerson, role: 'agent', company: '' },
      { id: 21, display: 'Jo March', role: 'seller_agent', company: 'Prairie Realty' },
    ],
  },
});

const contact = z.string().nullable().describe('null where unknown, or not for the caller');

/** The client of a lead in the caller's sight. Refuses (lead-not-found) any other. */
export const getClientByLeadId = defineEndpoint(offerLookupCalls.getClientByLeadId, {
  access: reading,
  summary: 'The client of a lead',
  query: z.object({ leadId: z.uuid() }),
  answer: z.object({
    ...head,
    data: z.object({
      id: z.string().describe('the lead’s, after merges'),
      firstName: contact,
      lastName: contact,
      email: contact,
      phone: contact,
      streetOne: contact,
      streetTwo: contact,
      city: contact,
      state: contact,
      zip: contact,
      country: contact,
    }),
  }),
  example: {
    ...exampleHead,
    data: {
      id: examplePerson.id,
      firstName: 'Eve',
      lastName: 'Tester',
      email: 'eve@example.org',
      phone: '+14025550142',
      streetOne: '5112 Cass St',
      streetTwo: null,
      city: 'Omaha',
      state: 'NE',
      zip: '68132',
      country: 'USA',
    },
  },
});
