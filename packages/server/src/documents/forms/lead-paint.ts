import type {
  FormDefinition,
  FormItem,
  FormPart,
  SigningRole,
} from '@homestead/contract/documents';
import { inputOf, itemOf, linesOf, numbered, partOf, textPart } from './form-parts.ts';
import { type FormWords, versionOf } from './form-words.ts';

/** The day on which the items of the form were changed last. */
const VERSION = '2026-11-28';
const LONG = 20_000;

/** The disclosure for homes built before 1978: the seven elements of 40 CFR 745.113(a). */
export function leadPaint(words: FormWords): FormDefinition {
  const warning = words('lead-warning');
  const certification = words('lead-certification');
  const deposit = words('earnest-deposit');
  const texts = [warning, certification, deposit];
  const certifies = certification.paragraphs.join('\n\n');
  return {
    ...{ key: 'lead-paint', documentName: 'leadbasedpaint', language: 'en-US' },
    title: 'Disclosure of Information on Lead-Based Paint and/or Lead-Based Paint Hazards',
    version: versionOf(VERSION, ...texts),
    sources: texts.map(({ source }) => source),
    parts: [
      property,
      textPart('warning', warning.title, warning.paragraphs),
      sellersPart,
      purchasersPart,
      agentsPart,
    ],
    lines: [
      ...linesOf('seller', 3, { label: 'Seller', fields: numbered('seller'), certifies }),
      ...linesOf('buyer', 3, { label: 'Purchaser', fields: numbered('purchaser'), certifies }),
      ...linesOf('agent', 2, { label: 'Agent', fields: numbered('agent'), certifies }),
    ],
    initialsOf: [],
    closing: deposit.paragraphs,
  };
}

const property = partOf('property', 'Property', [
  itemOf('address', 'Property address', { field: 'address', max: 300 }),
]);

const sellersPart = partOf('seller', 'Seller’s disclosure', [
  itemOf(
    'a',
    'Presence of lead-based paint and/or lead-based paint hazards',
    {
      ...{ field: 'seller_disclosure_chk1', kind: 'choice' },
      choices: [
        {
          ...{ key: 'known', field: 'seller_disclosure_chk1' },
          label:
            'Known lead-based paint and/or lead-based paint hazards are present in the housing (explain)',
        },
        {
          ...{ key: 'unknown', field: 'seller_disclosure_chk2' },
          label:
            'Seller has no knowledge of lead-based paint and/or lead-based paint hazards in the housing',
        },
      ],
    },
    {
      ...{ number: '(a)', explainedIf: ['known'] },
      help: 'Say what you know yourself, from a test or from work on the home. You don’t have to test. If you know of any: how you know, where it is, and the state of the painted surfaces.',
    },
  ),
  itemOf(
    'b',
    'Records and reports available to the seller',
    {
      ...{ field: 'seller_disclosure_chk3', kind: 'choice' },
      choices: [
        {
          ...{ key: 'provided', field: 'seller_disclosure_chk3' },
          label:
            'Seller has provided the purchaser with all available records and reports pertaining to lead-based paint and/or lead-based paint hazards in the housing (list them)',
        },
        {
          ...{ key: 'none', field: 'seller_disclosure_chk4' },
          label:
            'Seller has no reports or records pertaining to lead-based paint and/or lead-based paint hazards in the housing',
        },
      ],
    },
    {
      number: '(b)',
      help: 'Reports of inspections, risk assessments, tests, and lead work, also of common areas.',
      beside: [
        inputOf('b.records', 'Records and reports', {
          ...{ field: 'seller_disclosure_records', kind: 'lines', max: LONG },
          onlyIf: { key: 'b', is: ['provided'] },
        }),
      ],
    },
  ),
]);

/** An acknowledgment that is initialed while signing. */
const initialed = (
  id: string,
  label: string,
  input: { field: string; filledBy: SigningRole },
  help?: string,
): FormItem => ({
  ...{ id, number: `(${id})`, label, ...(help !== undefined && { help }) },
  inputs: [inputOf(id, 'Initials', { ...input, kind: 'initials' })],
});

const purchasersPart = partOf('purchaser', 'Purchaser’s acknowledgment', [
  initialed('c', 'Purchaser has received copies of all information listed above.', {
    ...{ field: 'purchaseer_ack_value1', filledBy: 'buyer' },
  }),
  initialed(
    'd',
    'Purchaser has received the pamphlet “Protect Your Family From Lead in Your Home.”',
    { field: 'purchaseer_ack_value2', filledBy: 'buyer' },
    'A booklet of the EPA. You have to get it before you’re obligated.',
  ),
  itemOf(
    'e',
    'Purchaser has',
    {
      ...{ field: 'purchaser_ack_chk1', kind: 'choice', filledBy: 'buyer' },
      choices: [
        {
          ...{ key: 'received', field: 'purchaser_ack_chk1' },
          label:
            'received a 10-day opportunity (or mutually agreed upon period) to conduct a risk assessment or inspection for the presence of lead-based paint and/or lead-based paint hazards',
        },
        {
          ...{ key: 'waived', field: 'purchaser_ack_chk2' },
          label:
            'waived the opportunity to conduct a risk assessment or inspection for the presence of lead-based paint and/or lead-based paint hazards',
        },
      ],
    },
    {
      number: '(e)',
      help: 'You may have the home inspected for lead before you’re obligated, or do without.',
    },
  ),
]);

const agentsPart: FormPart = partOf('agent', 'Agent’s acknowledgment', [
  initialed(
    'f',
    'Agent has informed the seller of the seller’s obligations under 42 U.S.C. 4852d and is aware of his or her responsibility to ensure compliance.',
    { field: 'agent_ackhnowledge', filledBy: 'agent' },
  ),
]);
