import { Textarea, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAnswer } from '#desk';
import { timelineMessages } from '../messages/timeline.ts';
import { type Mention, putMention, typedMention } from './mentions.ts';
import styles from './timeline.module.css';
import { notes } from './timeline-client.ts';

/** As long as someone who types a name keeps typing. */
const PAUSE_MS = 150;

interface MentionBoxProps {
  leadId: string;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  onMention: (mention: Mention) => void;
}

/** A text in which @ offers the staff who may see the lead. */
export function MentionBox({ leadId, value, problem, onChange, onMention }: MentionBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const [at, setAt] = useState(0);
  const typed = isClosed ? null : typedMention(value, caret);
  const [settled] = useDebouncedValue(typed?.name ?? null, PAUSE_MS);
  const asked = typed ? settled : null;
  const { answer } = useAnswer(asked, (signal) =>
    notes.findMentionable({ id: leadId, q: asked ?? '' }, { signal }),
  );
  const people = typed && asked !== null ? (answer?.data ?? []) : [];
  const reached = people[Math.min(at, people.length - 1)];
  const choose = (mention: Mention) => {
    if (!typed) return;
    const put = putMention(value, { from: typed.from, to: caret, name: mention.name });
    onChange(put.text);
    onMention(mention);
    setCaret(put.caret);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(put.caret, put.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (people.length === 0 || !reached) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((Math.min(at, people.length - 1) + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(reached);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <Textarea
        ref={box}
        label={timelineMessages.note()}
        description={timelineMessages.noteHint()}
        placeholder={timelineMessages.notePlaceholder()}
        value={value}
        error={problem}
        autosize
        minRows={2}
        maxRows={14}
        aria-autocomplete="list"
        aria-controls={people.length > 0 ? listId : undefined}
        aria-activedescendant={reached ? `${listId}-${reached.id}` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setCaret(currentTarget.selectionStart);
          setClosed(false);
          setAt(0);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setClosed(true)}
        onFocus={() => setClosed(false)}
      />
      {people.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={timelineMessages.people()}
          className={styles.people}
        >
          {people.map((person) => (
            <div
              key={person.id}
              id={`${listId}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person.id === reached?.id}
              className={styles.person}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">
        {typed && answer && asked !== null
          ? timelineMessages.peopleFound({ count: people.length })
          : ''}
      </VisuallyHidden>
    </div>
  );
}
