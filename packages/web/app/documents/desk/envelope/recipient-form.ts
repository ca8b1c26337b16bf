import {
  type RecipientInput,
  recipientInput,
  type WireRecipient,
} from '@homestead/contract/documents';
import { z } from 'zod';
import type { FieldHints } from '#desk';
import { pageMessages } from '../messages/envelope-page.ts';
import { roleText } from '../signers/signer-words.ts';

/** What someone can be to an envelope: a line of a role, or neither of them. */
export const places = [
  ...['seller-1', 'seller-2', 'seller-3', 'buyer-1', 'buyer-2', 'buyer-3'],
  ...['agent-1', 'agent-2', 'witness-1', 'witness-2', 'approver-1', 'copy-1'],
] as const;

const PLACE = /^(seller|buyer|agent|witness|approver|copy)-([1-3])$/;

/** The role and the line of a place. */
export function readPlace(place: string): Pick<RecipientInput, 'role' | 'number'> {
  const [, role = 'seller', number = '1'] = PLACE.exec(place) ?? [];
  return { role: role as RecipientInput['role'], number: Number(number) };
}

export const placeOf = ({ role, number }: Pick<WireRecipient, 'role' | 'number'>): string =>
  `${role}-${number}`;

const { shape } = recipientInput;

/** What the form of a recipient takes: the call's own rules, with the role and line as one. */
export const recipientSchema = {
  body: z.object({
    place: z.enum(places),
    name: shape.name,
    email: shape.email,
    phone: shape.phone,
    turn: z.number().int().min(1).max(20),
    language: shape.language,
    isInPerson: shape.isInPerson,
  }),
};

/** The fields of the form. */
export const recipientFields = (taken: ReadonlySet<string>): FieldHints[] => [
  {
    ...{ name: 'place', label: pageMessages.signsAs(), isRequired: true },
    choices: places
      .filter((place) => !taken.has(place))
      .map((value) => {
        const { role, number } = readPlace(value);
        return { value, label: roleText(role, number) };
      }),
  },
  { name: 'name', label: pageMessages.recipientName(), isRequired: true },
  {
    ...{ name: 'email', kind: 'email', label: pageMessages.email(), isRequired: false },
    hint: pageMessages.emailHint(),
  },
  {
    ...{ name: 'phone', kind: 'tel', label: pageMessages.phone(), isRequired: false },
    hint: pageMessages.phoneHint(),
  },
  { name: 'turn', label: pageMessages.turn(), hint: pageMessages.turnHint() },
  {
    ...{ name: 'language', label: pageMessages.language() },
    choices: [
      { value: 'en', label: pageMessages.english() },
      { value: 'es', label: pageMessages.spanish() },
    ],
  },
  { name: 'isInPerson', label: pageMessages.isInPerson() },
];

/** Places that others have; any number of people can approve or get a copy. */
export const takenPlaces = (
  recipients: readonly RecipientInput[],
  except: string | undefined,
): Set<string> =>
  new Set(
    recipients
      .filter(({ id, role }) => id !== except && role !== 'approver' && role !== 'copy')
      .map(({ role, number = 1 }) => placeOf({ role, number })),
  );

interface Typed {
  place: string;
  name: string;
  email: string;
  phone: string;
  turn: number;
  language: 'en' | 'es';
  isInPerson: boolean;
}

/** The recipients with one more, or with one of them changed. */
export function withRecipient(
  recipients: readonly RecipientInput[],
  id: string | undefined,
  typed: Partial<Typed>,
): RecipientInput[] {
  const { place, ...fields } = typed;
  const change = { ...fields, ...(place && readPlace(place)) };
  if (id !== undefined) {
    return recipients.map((one) => (one.id === id ? { ...one, ...change } : one));
  }
  const blank: RecipientInput = {
    ...{ turn: 1, role: 'seller', number: 1, name: '', email: '', phone: '' },
    ...{ language: 'en', isInPerson: false },
  };
  return [...recipients, { ...blank, ...change }];
}

/** What the form of a new recipient starts with: the next free line, in a step of its own. */
export function newRecipient(
  recipients: readonly RecipientInput[],
  isInOrder: boolean,
): Pick<Typed, 'place' | 'turn' | 'language'> {
  const taken = takenPlaces(recipients, undefined);
  const last = Math.max(0, ...recipients.map(({ turn = 1 }) => turn));
  return {
    place: places.find((place) => !taken.has(place)) ?? 'copy-1',
    turn: isInOrder ? Math.min(last + 1, 20) : 1,
    language: 'en',
  };
}
