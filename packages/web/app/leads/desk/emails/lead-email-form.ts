import { EMAIL_HOMES_MAX, leadEmailEndpoints } from '@homestead/contract/leads';
import { localArea } from '@homestead/contract/platform';
import { useMemo } from 'react';
import { type FieldHints, type FieldValues, type FormKey, useAnswer } from '#desk';
import { instantText } from '#platform';
import { leadEmailMessages } from '../messages/emails.ts';
import { fairHousingReason } from '../templates/fair-housing-reason.ts';
import { useTemplateStarter } from '../templates/use-template-starter.ts';
import { findHomes } from './find-homes.ts';
import { leadEmails } from './lead-email-client.ts';
import { leftOutText } from './left-out-text.ts';

interface EmailedLead {
  leadId: string;
  name: string;
  /** What the form begins with, such as the subject of an answer. */
  start?: { subject?: string; content?: string; homes?: readonly string[] };
}

export type EmailOptions = Awaited<ReturnType<typeof leadEmails.getLeadEmailOptions>>['data'];

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
export function peopleFields({ contacts }: EmailOptions): FieldHints[] {
  if (contacts.length === 0) return [];
  const choices = contacts.map(({ name, email }) => ({
    value: email,
    label: name ? `${name} (${email})` : email,
  }));
  const hint = leadEmailMessages.people();
  return [
    { name: 'to', kind: 'many', label: leadEmailMessages.to(), choices },
    { name: 'cc', kind: 'many', label: leadEmailMessages.cc(), hint },
    { name: 'bcc', kind: 'many', label: leadEmailMessages.bcc(), hint },
  ];
}

/** How links are tracked, and where answers go. */
export function settingFields({ from, notTracked }: EmailOptions): FieldHints[] {
  const choices = from.map((value) => ({ value, label: value }));
  const tracksLinks: FieldHints = {
    ...{ name: 'tracksLinks', kind: 'switch', label: leadEmailMessages.tracksLinks() },
    ...(notTracked === 'opted-out' && {
      isDisabled: true,
      hint: leadEmailMessages.notTracked(),
    }),
  };
  return [
    ...(from.length > 1
      ? [{ name: 'from', choices, label: leadEmailMessages.from(), isRequired: true }]
      : []),
    ...(notTracked === 'setting' ? [] : [tracksLinks]),
  ];
}

/** The form of an email to a lead; null until what it can be sent with is known. */
export function useLeadEmailForm({ leadId, name, start }: EmailedLead) {
  const { answer, problem, again } = useAnswer(leadId, (signal) =>
    leadEmails.getLeadEmailOptions({ id: leadId }, { signal }),
  );
  const templates = useTemplateStarter('email', leadId);
  const options = answer?.data ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  const record = useMemo(
    () => ({
      ...{ subject: '', content: '', cc: [], bcc: [], homes: [], sendAt: '', ...start },
      ...(options?.contacts[0] && { to: [options.contacts[0].email] }),
      ...{ from: options?.from[0], tracksLinks: options?.notTracked === null },
      ...{ later: false, more: false },
    }),
    [options],
  );
  if (!options) return { form: null, problem, again };
  const [to, ...copies] = peopleFields(options);
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
    save: async ({ more: _, later, sendAt, ...fields }: Record<string, unknown>, key: FormKey) => {
      const written = fields as { subject: string; content: string };
      const when = later === true ? { sendAt: sendAt as string } : {};
      const { data } = await leadEmails.sendLeadEmail(
        { ...written, ...when, tracksLinks: fields.tracksLinks === true, leadid: leadId },
        key,
      );
      const done =
        data.sendAt === null
          ? leadEmailMessages.sent({ name })
          : leadEmailMessages.scheduled({ name, at: instantText(data.sendAt) });
      const people = leftOutText(data.leftOut);
      return people ? leadEmailMessages.leftOut({ done, people }) : done;
    },
    said: (done: string) => done,
  };
  return { form, problem, again };
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
