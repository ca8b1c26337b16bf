import { EMAIL_HOMES_MAX, leadEmailEndpoints } from '@homestead/contract/leads';
import { localArea } from '@homestead/contract/platform';
import { useMemo } from 'react';
import { type FieldHints, type FieldValues, type FormKey, useAnswer } from '#desk';
import { instantText } from '#platform';
import { leadEmailMessages } from '../messages/emails.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { useTemplateStarter } from '../templates/use-template-starter.ts';
import { findHomes } from './find-homes.ts';
import { findRecipients } from './find-recipients.ts';
import { keyOf, type SentOff, saySentOff, takeBack, useUndone } from './held-message.ts';
import { leadEmails } from './lead-email-client.ts';
import { leftOutText } from './left-out-text.ts';
import { type LetterStart, letterAtFirst } from './letter-at-first.ts';
import { type EmailOptions, readEmailOptions } from './read-email-options.ts';

interface EmailedLead {
  leadId: string;
  name: string;
  /** What the form begins with, such as the subject of an answer. */
  start?: LetterStart;
}

const isMore: Pick<FieldHints, 'isShown'> = { isShown: ({ more }) => more === true };
const isLater: Pick<FieldHints, 'isShown'> = { isShown: ({ later }) => later === true };

/** The homes of an email, found by address or MLS number. */
export const homesField = (): FieldHints => ({
  ...{ name: 'homes', kind: 'many', label: leadEmailMessages.homes(), find: findHomes },
  hint: leadEmailMessages.homesHint({ most: EMAIL_HOMES_MAX }),
  most: EMAIL_HOMES_MAX,
  isWide: true,
});

/** Who gets an email; nobody is offered to someone who may not see addresses. */
export function peopleFields(leadId: string, { contacts }: EmailOptions): FieldHints[] {
  if (contacts.length === 0) return [];
  const choices = contacts.map(({ name, email }) => ({
    value: email,
    label: name ? `${name} (${email})` : email,
  }));
  const hint = leadEmailMessages.people();
  const find = (words: string, signal: AbortSignal) => findRecipients(leadId, words, signal);
  const copy = { kind: 'many', hint, choices, find, keepsTyped: true } as const;
  return [
    { name: 'to', kind: 'many', label: leadEmailMessages.to(), choices },
    { name: 'cc', label: leadEmailMessages.cc(), ...copy },
    { name: 'bcc', label: leadEmailMessages.bcc(), ...copy },
  ];
}

/** What an email is for, how links are tracked, and where answers go. */
export function settingFields({ from, notTracked, departments }: EmailOptions): FieldHints[] {
  const choices = from.map((value) => ({ value, label: value }));
  const tracksLinks: FieldHints = {
    ...{ name: 'tracksLinks', kind: 'switch', label: leadEmailMessages.tracksLinks() },
    ...(notTracked === 'opted-out' && {
      isDisabled: true,
      hint: leadEmailMessages.notTracked(),
    }),
  };
  const emailFor: FieldHints = {
    ...{ name: 'emailFor', label: leadEmailMessages.emailFor() },
    ...{ choices: departments.map((value) => ({ value, label: value })) },
    hint: leadEmailMessages.emailForHint(),
  };
  return [
    ...(departments.length > 0 ? [emailFor] : []),
    ...(from.length > 1
      ? [{ name: 'from', choices, label: leadEmailMessages.from(), isRequired: true }]
      : []),
    ...(notTracked === 'setting' ? [] : [tracksLinks]),
  ];
}

/** The form of an email to a lead; null until what it can be sent with is known. */
export function useLeadEmailForm({ leadId, name, start }: EmailedLead) {
  const { answer, problem, again } = useAnswer(leadId, (signal) =>
    readEmailOptions(leadId, signal),
  );
  const templates = useTemplateStarter('email', leadId);
  const options = answer;
  const key = keyOf('email', leadId);
  const turn = useUndone(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  const record = useMemo(
    () => options && { ...letterAtFirst(options, start), ...takeBack(key) },
    [options, turn],
  );
  if (!options || !record) return { form: null, problem, again, turn };
  const [to, ...copies] = peopleFields(leadId, options);
  // An email that is about homes starts with them.
  const isOfHomes = start?.homes !== undefined;
  const more = [...copies, ...(isOfHomes ? [] : [homesField()]), ...settingFields(options)];
  const form = {
    schema: leadEmailEndpoints.sendLeadEmail,
    sections: [
      {
        fields: [
          ...(isOfHomes ? [{ ...homesField(), isRequired: true }] : []),
          ...(to ? [to] : []),
          { name: 'subject', isWide: true as const },
          { name: 'content', kind: 'lines' as const },
          fairHousingReason,
          { name: 'later', kind: 'switch' as const, label: leadEmailMessages.sendLater() },
          { ...sendAtField(), ...isLater },
          {
            name: 'more',
            kind: 'switch' as const,
            label: isOfHomes ? leadEmailMessages.moreBesideHomes() : leadEmailMessages.more(),
            isWide: true as const,
          },
          ...more.map((field) => ({ ...field, ...isMore })),
        ],
      },
    ],
    starter: templates && {
      ...templates,
      load: async (id: string) => {
        const loaded = await templates.load(id);
        return { ...loaded, record: { ...record, ...loaded.record } };
      },
    },
    record,
    isNew: true,
    submitLabel: ({ later }: FieldValues) =>
      later === true ? leadEmailMessages.schedule() : leadEmailMessages.send(),
    save: async (
      { more: _, later, sendAt, ...fields }: Record<string, unknown>,
      sendKey: FormKey,
    ): Promise<SentOff> => {
      const written = fields as { subject: string; content: string };
      const when = later === true ? { sendAt: sendAt as string } : { isUndoable: true };
      const { data } = await leadEmails.sendLeadEmail(
        { ...written, ...when, tracksLinks: fields.tracksLinks === true, leadid: leadId },
        sendKey,
      );
      const done =
        data.sendAt === null
          ? leadEmailMessages.sent({ name })
          : leadEmailMessages.scheduled({ name, at: instantText(data.sendAt) });
      const people = leftOutText(data.leftOut);
      const said = people ? leadEmailMessages.leftOut({ done, people }) : done;
      return { done: said, held: data.held, key, typed: fields };
    },
    said: saySentOff,
  };
  return { form, problem, again, turn };
}

/** When an email goes out, in the brokerage's time. */
export const sendAtField = (): FieldHints => ({
  ...{
    name: 'sendAt',
    kind: 'datetime-local',
    label: leadEmailMessages.sendAt({ area: localArea().name }),
  },
  isRequired: true,
});
