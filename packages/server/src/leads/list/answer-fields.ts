import {
  type LeadFieldKey,
  type leadListEndpoints,
  stagePath,
  UNCLAIMED,
  type WireLeadField,
} from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, Services } from '#platform';
import { leadListMessages } from '../messages/list.ts';
import { selectChoicePeople, selectEntries } from './lead-choice-store.ts';
import { type LeadField, leadFields, seenFields } from './lead-fields.ts';
import { type StageRow, selectStages } from './lead-list-store.ts';
import { mayOpenStage } from './read-filter.ts';

/** The fields that the caller may see, with their choices, and the stages that they may open. */
export async function answerFields(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof leadListEndpoints.getLeadFields>> {
  const keys = seenFields(caller);
  const [stages, entries, people] = await Promise.all([
    selectStages(db),
    selectEntries(db),
    selectChoicePeople(db),
  ]);
  const open = stages.filter(({ code }) => mayOpenStage(caller, code));
  const choicesOf = (key: LeadFieldKey, field: LeadField): WireLeadField['choices'] => {
    if (key === 'stage') return open.map(({ id, display }) => ({ id, name: display }));
    if (field.kind === 'person') return people.get(key) ?? [];
    if (field.texts) return field.texts.map((text) => ({ id: text, name: text }));
    return field.list ? (entries.get(field.list) ?? []) : null;
  };
  return {
    data: keys.map((key) => {
      const field = leadFields[key];
      return {
        key,
        label: field.label(),
        kind: field.kind,
        isColumn: !field.isCondition,
        isSortable: !field.isUnsortable,
        edits: field.edits ?? null,
        choices: choicesOf(key, field),
      };
    }),
    stages: [
      ...open.filter(({ retired_at }) => retired_at === null).map(presentStage),
      ...unclaimed(caller),
    ],
  };
}

const presentStage = ({ code, display }: StageRow) => {
  const path = stagePath(code);
  return { code, name: display, path, isOwn: path.startsWith('/leads/stage/') };
};

/** The view of the unclaimed leads, beside the stages. */
const unclaimed = (caller: Caller) =>
  mayOpenStage(caller, UNCLAIMED)
    ? [
        {
          code: UNCLAIMED,
          name: leadListMessages.claimLead(),
          path: stagePath(UNCLAIMED),
          isOwn: false,
        },
      ]
    : [];
