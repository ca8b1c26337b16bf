import { LEAD_TAG_MAX, LEAD_TAGS_MAX, type WireLeadRecord } from '@homestead/contract/leads';
import { TagsInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { sayDone, sayProblem, useAnswer, useReadOnly } from '#desk';
import { UNKNOWN } from '#platform';
import { leadTags } from '../list/lead-tag-client.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { FixedFact } from './lead-group.tsx';
import { isNewTag, tagsSavedText } from './tag-words.ts';

interface LeadTagsProps {
  lead: WireLeadRecord;
  onDone: () => Promise<void> | void;
}

/** A lead's tags; those who may change them add and remove them right here. */
export function LeadTags({ lead, onDone }: LeadTagsProps) {
  const { tags, abilities } = lead;
  const isReadOnly = useReadOnly() !== null;
  return (
    <FixedFact label={leadRecordMessages.tags()}>
      {abilities.includes('tag') && !isReadOnly ? (
        <EditedTags lead={lead} onDone={onDone} />
      ) : tags.length > 0 ? (
        tags.join(', ')
      ) : (
        UNKNOWN
      )}
    </FixedFact>
  );
}

/** Each change is sent when the one before it was answered. */
function EditedTags({ lead: { id, tags }, onDone }: LeadTagsProps) {
  /** Shown until the server has answered. */
  const [awaited, setAwaited] = useState<readonly string[] | null>(null);
  const [typed, setTyped] = useState('');
  const sending = useRef<Promise<void>>(Promise.resolve());
  const shown = awaited ?? tags;
  const inUse = useAnswer('lead-tags', (signal) => leadTags.listLeadTags({}, { signal }));
  const known = inUse.answer?.data.map(({ tag }) => tag) ?? null;
  const isNew = known !== null && isNewTag(typed, [...known, ...shown]);
  const send = async (next: string[], was: string[]) => {
    try {
      await leadTags.setLeadTags({ id, tags: next, was });
      const message = tagsSavedText({ was, next, known });
      const undo = () => leadTags.setLeadTags({ id, tags: was, was: next });
      sayDone(message, [{ message, undo }], onDone);
      inUse.again();
    } catch (error) {
      // What was typed can be sent again.
      setTyped((later) => later || next.filter((tag) => !was.includes(tag)).join(', '));
      sayProblem(error);
    }
  };
  const set = (next: string[]) => {
    setAwaited(next);
    const mine = sending.current
      .then(() => send(next, [...shown]))
      .then(onDone)
      .finally(() => {
        if (sending.current === mine) setAwaited(null);
      });
    sending.current = mine;
  };
  return (
    <TagsInput
      aria-label={leadRecordMessages.tags()}
      placeholder={leadRecordMessages.addTag()}
      data={known ?? []}
      description={isNew && leadRecordMessages.newTagHint({ tag: typed.trim() })}
      inputWrapperOrder={['label', 'input', 'description']}
      descriptionProps={{ role: 'status' }}
      value={[...shown]}
      searchValue={typed}
      onSearchChange={setTyped}
      maxTags={LEAD_TAGS_MAX}
      maxLength={LEAD_TAG_MAX}
      acceptValueOnBlur
      onChange={set}
    />
  );
}
