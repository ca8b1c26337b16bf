import type {
  FormAnswers,
  FormDefinition,
  FormInput,
  FormItem,
  FormSection,
  SigningLine,
  SigningRole,
} from '../../src/documents/index.ts';

/*
 * A form as large as a seller’s disclosure, for tests of the paper. Its wording is made up.
 */
const working = ['Working', 'Not Working', 'Do Not Know If Working', 'None / Not Included'];
const known = ['Yes', 'No', 'Do Not Know'];

const input = (key: string, more: Partial<FormInput> = {}): FormInput => ({
  ...{ key, field: key.toLowerCase(), label: '', kind: 'text', isRequired: true },
  ...more,
});

const choice = (key: string, labels: readonly string[]): FormInput =>
  input(key, {
    kind: 'choice',
    choices: labels.map((label) => ({ key: label.replaceAll(/\W+/g, '_'), label })),
  });

function items(section: string, count: number, labels: readonly string[], words: string) {
  return Array.from({ length: count }, (_, at): FormItem => {
    const id = `${section}-${at + 1}`;
    const more =
      at % 5 === 3
        ? [
            input(`${id}.year`, { label: 'Year installed', kind: 'year', isRequired: false }),
            input(`${id}.rented`, { label: 'Rented', kind: 'check', isRequired: false }),
          ]
        : [];
    return {
      ...{ id, number: String(at + 1), label: `${words} ${at + 1}` },
      inputs: [choice(id, labels), ...more],
      ...(labels === known && { explainedIf: ['Yes'] }),
    };
  });
}

const section = (
  id: string,
  title: string,
  column: 'left' | 'right',
  own: readonly FormItem[],
): FormSection => ({ id, title, column, items: own });

const line = (role: SigningRole, number: number, certifies: string): SigningLine => ({
  ...{ id: `${role}-${number}`, role, number, label: `Signature of the ${role}` },
  ...{ field: null, dateField: null, isRequired: number === 1, certifies },
});

export const sampleForm: FormDefinition = {
  ...{ key: 'seller-disclosure', version: '2026-01-01', title: 'Sample condition statement' },
  ...{ documentName: 'sample', language: 'en-US' },
  sources: [],
  initialsOf: ['seller', 'buyer'],
  parts: [
    {
      id: 'head',
      title: '',
      before: ['**This statement isn’t a warranty.** It says what the seller knows.\n\nBe exact.'],
      sections: [
        {
          ...{ id: 'head', title: 'The property' },
          items: [
            {
              ...{ id: 'head-1', number: '', label: 'Property located at' },
              inputs: [input('head.address')],
            },
            {
              ...{ id: 'head-2', number: '', label: 'Do you live there now?' },
              inputs: [
                choice('head.lives', ['Yes', 'No']),
                input('head.since', { label: 'Since', kind: 'date', isRequired: false }),
                { ...choice('head.before', ['Yes', 'No']), label: 'If not, did you before' },
              ],
            },
          ],
        },
      ],
    },
    {
      ...{ id: 'I', title: 'Part I. Equipment', before: ['Answer each item.'] },
      sections: [
        section('I-A', 'Section A. Appliances', 'left', items('I-A', 16, working, 'Appliance')),
        section('I-B', 'Section B. Electrical', 'right', [
          ...items('I-B', 15, working, 'Electrical system'),
          {
            ...{ id: 'I-B-16', number: '16', label: 'Any problems with the electrical system?' },
            inputs: [choice('I-B-16', ['Yes', 'No'])],
            explainedIf: ['Yes'],
          },
        ]),
        section('I-C', 'Section C. Heating', 'left', items('I-C', 12, working, 'Heating')),
        section('I-D', 'Section D. Water', 'right', items('I-D', 12, working, 'Water system')),
      ],
    },
    {
      ...{ id: 'II', title: 'Part II. Condition', before: ['Explain each YES in Part III.'] },
      sections: [
        section(
          ...(['II-A', 'Section A. Structure', 'left'] as const),
          items('II-A', 18, known, 'Has there been any damage by wind, hail, fire or flood, case'),
        ),
        section(
          ...(['II-B', 'Section B. Environment', 'left'] as const),
          items('II-B', 9, known, 'Hazardous substance'),
        ),
        section(
          ...(['II-C', 'Section C. Title', 'right'] as const),
          items('II-C', 19, known, 'Any planned road, street or utility work that may cost, case'),
        ),
        section(
          ...(['II-D', 'Section D. Other', 'right'] as const),
          items('II-D', 24, known, 'Is the system connected and operational, system'),
        ),
      ],
    },
    {
      ...{ id: 'III', title: 'Part III. Comments' },
      sections: [
        {
          ...{ id: 'III', title: '' },
          items: [
            {
              ...{ id: 'III-1', number: '', label: '' },
              inputs: [
                input('III.comments', { kind: 'lines', label: 'Comments', isRequired: false }),
                input('III.continued', {
                  ...{ kind: 'check', label: 'Continued on a separate page', isRequired: false },
                }),
              ],
            },
          ],
        },
      ],
    },
  ],
  lines: [
    line('seller', 1, 'The seller certifies that this statement of {pages} pages is true.'),
    line('seller', 2, 'The seller certifies that this statement of {pages} pages is true.'),
    line('buyer', 1, 'The buyer has received a copy.'),
    line('buyer', 2, 'The buyer has received a copy.'),
  ],
  closing: ['The deposit is due within (5) business days.'],
};

/** Initials, an explanation below its item, and lines of several roles. */
export const initialedForm: FormDefinition = {
  ...sampleForm,
  ...{ key: 'lead-paint', title: 'Sample receipt', initialsOf: [] },
  parts: [
    {
      ...{ id: 'receipt', title: 'Receipt' },
      sections: [
        {
          ...{ id: 'receipt-1', title: 'Seller’s disclosure' },
          items: [
            {
              ...{ id: 'receipt-1-a', number: '(a)', label: 'Presence of hazards' },
              inputs: [choice('receipt-1-a', ['Known hazards', 'No knowledge'])],
              explainedIf: ['Known_hazards'],
            },
            {
              ...{ id: 'receipt-1-b', number: '(b)', label: 'Received the pamphlet' },
              inputs: [
                input('receipt-1-b', { kind: 'initials', label: 'Initials', filledBy: 'buyer' }),
              ],
            },
          ],
        },
      ],
    },
  ],
};

export const inputsOf = ({ parts }: FormDefinition): FormInput[] =>
  parts.flatMap(({ sections }) =>
    sections.flatMap(({ items: own }) => own.flatMap(({ inputs }) => inputs)),
  );

/** Each box of the first choice in turn, and some text everywhere else. */
export function answersTo(form: FormDefinition): FormAnswers {
  const answers: Record<string, string | boolean> = {};
  for (const [index, { key, kind, choices = [] }] of inputsOf(form).entries()) {
    if (kind === 'choice') answers[key] = choices[index % choices.length]?.key ?? '';
    else if (kind === 'check') answers[key] = true;
    else if (kind === 'date') answers[key] = '2020-05-01';
    else if (kind === 'year') answers[key] = '2011';
    else if (kind !== 'initials') answers[key] = `An answer to ${key}`;
  }
  return answers;
}
