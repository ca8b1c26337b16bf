import { documentNames, type FormDefinition, type FormInput } from '@homestead/contract/documents';
import { besideAnswer, plainItem, section } from './form-rows.ts';
import { type FormWords, versionOf } from './form-words.ts';
import { plainFields, signingLines } from './signing-lines.ts';

const VERSION = '2026-11-28';

const initials = (key: string, field: string, filledBy: 'buyer' | 'agent'): FormInput => ({
  ...{ key, field, label: 'Initials', kind: 'initials', isRequired: true, filledBy },
});

/** The seven elements that 40 CFR 745.113(a) requires in the sale of a home built before 1978. */
export function leadPaint(words: FormWords): FormDefinition {
  const warning = words('lead-warning');
  const text = words('lead-paint');
  const deposit = words('earnest-deposit');
  return {
    ...{ key: 'lead-paint', version: versionOf(VERSION, warning, text, deposit) },
    ...{ title: text.title, documentName: documentNames['lead-paint'], language: 'en-US' },
    sources: [warning.source, text.source, deposit.source],
    parts: [
      {
        ...{ id: 'home', title: '' },
        sections: [
          section('home', '', [
            plainItem('address', 'Property address', { field: 'address', max: 300 }),
          ]),
        ],
      },
      {
        ...{ id: 'warning', title: warning.title, before: warning.of('warning'), sections: [] },
      },
      {
        ...{ id: 'seller', title: 'Seller’s disclosure', before: text.of('seller') },
        sections: [
          section('seller', '', [
            {
              ...{ id: 'a', number: '(a)' },
              label: 'Presence of lead-based paint or lead-based paint hazards',
              help: 'Answer what you know. Nobody has to test the home for this form.',
              inputs: [
                {
                  ...{ key: 'a', field: 'seller_disclosure_chk1', kind: 'choice' },
                  label: 'Presence of lead-based paint or lead-based paint hazards',
                  isRequired: true,
                  choices: [
                    {
                      ...{ key: 'known', field: 'seller_disclosure_chk1' },
                      label:
                        '(i) Known lead-based paint or lead-based paint hazards are present in the housing (explain)',
                    },
                    {
                      ...{ key: 'no-knowledge', field: 'seller_disclosure_chk2' },
                      label:
                        '(ii) Seller has no knowledge of lead-based paint or lead-based paint hazards in the housing',
                    },
                  ],
                },
                besideAnswer('a', ['known'], {
                  ...{ name: 'hazards', field: 'seller_disclosure_explanation', kind: 'lines' },
                  label: 'Basis for knowing, location, and condition of painted surfaces',
                  ...{ max: 5000, isRequired: true },
                }),
              ],
            },
            {
              ...{ id: 'b', number: '(b)', label: 'Records and reports available to the seller' },
              help: 'Such as a test of the paint, a risk assessment, or a receipt for its removal.',
              inputs: [
                {
                  ...{ key: 'b', field: 'seller_disclosure_chk3', kind: 'choice' },
                  ...{ label: 'Records and reports available to the seller', isRequired: true },
                  choices: [
                    {
                      ...{ key: 'provided', field: 'seller_disclosure_chk3' },
                      label:
                        '(i) Seller has provided the purchaser with all available records and reports (list)',
                    },
                    {
                      ...{ key: 'none', field: 'seller_disclosure_chk4' },
                      label:
                        '(ii) Seller has no reports or records pertaining to lead-based paint or lead-based paint hazards in the housing',
                    },
                  ],
                },
                besideAnswer('b', ['provided'], {
                  ...{ name: 'records', field: 'seller_disclosure_records', kind: 'lines' },
                  ...{ label: 'Documents provided', max: 5000, isRequired: true },
                }),
              ],
            },
          ]),
        ],
      },
      {
        ...{ id: 'buyer', title: 'Purchaser’s acknowledgment', before: text.of('buyer') },
        sections: [
          section('buyer', '', [
            {
              ...{ id: 'c', number: '(c)' },
              label: 'Purchaser has received copies of all information listed above',
              inputs: [initials('c', 'purchaseer_ack_value1', 'buyer')],
            },
            {
              ...{ id: 'd', number: '(d)' },
              label:
                'Purchaser has received the pamphlet “Protect Your Family From Lead in Your Home”',
              help: 'The pamphlet of the EPA. Your agent gives it to you before the contract binds you.',
              inputs: [initials('d', 'purchaseer_ack_value2', 'buyer')],
            },
            {
              ...{ id: 'e', number: '(e)', label: 'Purchaser has' },
              help: 'You may have the home inspected for lead first, or waive it.',
              inputs: [
                {
                  ...{ key: 'e', field: 'purchaser_ack_chk1', label: 'Purchaser has' },
                  ...{ kind: 'choice', isRequired: true, filledBy: 'buyer' },
                  choices: [
                    {
                      ...{ key: 'opportunity', field: 'purchaser_ack_chk1' },
                      label:
                        '(i) received a 10-day opportunity (or mutually agreed upon period) to conduct a risk assessment or inspection for the presence of lead-based paint and/or lead-based paint hazards',
                    },
                    {
                      ...{ key: 'waived', field: 'purchaser_ack_chk2' },
                      label:
                        '(ii) waived the opportunity to conduct a risk assessment or inspection for the presence of lead-based paint and/or lead-based paint hazards',
                    },
                  ],
                },
              ],
            },
          ]),
        ],
      },
      {
        ...{ id: 'agent', title: 'Agent’s acknowledgment', before: text.of('agent') },
        sections: [
          section('agent', '', [
            {
              ...{ id: 'f', number: '(f)' },
              label:
                'Agent has informed the seller of the seller’s obligations under 42 U.S.C. 4852d and is aware of the agent’s responsibility to ensure compliance',
              inputs: [initials('f', 'agent_ackhnowledge', 'agent')],
            },
          ]),
        ],
      },
    ],
    lines: [
      ...signingLines('seller', 3, plainFields('seller'), { certifies: text.of('certification') }),
      ...signingLines('buyer', 3, plainFields('purchaser'), {
        certifies: text.of('certification'),
      }),
      ...signingLines('agent', 2, plainFields('agent'), { certifies: text.of('certification') }),
    ],
    initialsOf: [],
    closing: deposit.of('line'),
  };
}
