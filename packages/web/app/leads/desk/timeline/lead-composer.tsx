import { Tabs } from '@mantine/core';
import { IconMail, IconMessage, IconNote, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { KeptDrafts, ProblemNote, StartedForm, TableSkeleton, useKeys, usePageKeys } from '#desk';
import { useLeadEmailForm } from '../emails/lead-email-form.ts';
import { contactLogForm } from '../inquiries/contact-log-form.ts';
import { NoTextConsent, TextConsentNote, useLeadTextForm } from '../inquiries/lead-text-form.tsx';
import { leadKeys } from '../lead-keys.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { timelineMessages } from '../messages/timeline.ts';
import { NoteForm } from './note-form.tsx';
import styles from './timeline.module.css';

type Way = 'note' | 'log' | 'text' | 'email';

const ways: Record<Way, { label: () => string; Icon: typeof IconNote }> = {
  note: { label: timelineMessages.note, Icon: IconNote },
  log: { label: timelineMessages.logCall, Icon: IconPhone },
  text: { label: timelineMessages.text, Icon: IconMessage },
  email: { label: timelineMessages.email, Icon: IconMail },
};

interface LeadComposerProps {
  leadId: string;
  name: string;
  abilities: readonly Way[];
  onDone: () => void;
}

/**
 * Writes to a lead and about it, in one box. A form that was opened stays while another one is
 * used, with what was typed, which also stays when the page is left.
 */
export default function LeadComposer({ abilities, onDone, ...lead }: LeadComposerProps) {
  const offered = (Object.keys(ways) as Way[]).filter((way) => abilities.includes(way));
  const [opened, setOpened] = useState<readonly Way[]>(offered.slice(0, 1));
  const [way, setWay] = useState<Way | undefined>(offered[0]);
  const open = (value: string | null) => {
    const chosen = offered.find((one) => one === value);
    if (!chosen) return;
    setWay(chosen);
    setOpened([...new Set([...opened, chosen])]);
  };
  const box = useRef<HTMLDivElement>(null);
  const mayNote = offered.includes('note');
  const writeNote = () => {
    open('note');
    requestAnimationFrame(() => box.current?.querySelector('textarea')?.focus());
  };
  /** What was sent leaves its form empty, or comes back to it: the focus stays at its tab. */
  const focusTab = useCallback(() => {
    const at = document.activeElement;
    if (at !== document.body && !box.current?.contains(at)) return;
    box.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, []);
  const done = () => {
    focusTab();
    onDone();
  };
  useKeys({ ...(mayNote && { [leadKeys.note]: writeNote }) });
  usePageKeys(mayNote ? [{ keys: [leadKeys.note], label: leadRecordMessages.writeNote() }] : []);
  return (
    <Tabs ref={box} value={way ?? null} onChange={open} className={styles.composer}>
      <Tabs.List aria-label={timelineMessages.compose()}>
        {offered.map((one) => {
          const { label, Icon } = ways[one];
          return (
            <Tabs.Tab key={one} value={one} leftSection={<Icon size={16} aria-hidden />}>
              {label()}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {offered.map((one) => (
        <Tabs.Panel key={one} value={one} pt="sm">
          {opened.includes(one) && (
            <KeptDrafts value>
              <Form way={one} {...lead} onDone={done} onBack={focusTab} />
            </KeptDrafts>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface FormProps extends Omit<LeadComposerProps, 'abilities'> {
  /** A message that was undone is back in its form. */
  onBack: () => void;
}

function Form({ way, ...lead }: FormProps & { way: Way }): ReactNode {
  if (way === 'note') return <NoteForm leadId={lead.leadId} onSaved={lead.onDone} />;
  if (way === 'log') return <LogForm {...lead} />;
  return way === 'text' ? <TextForm {...lead} /> : <EmailForm {...lead} />;
}

/** A form that is empty again once it was sent. */
function useFresh(onDone: () => void) {
  const [turn, setTurn] = useState(0);
  return {
    key: turn,
    onSaved: () => {
      setTurn(turn + 1);
      onDone();
    },
  };
}

/** Calls `onBack` when another message was undone; `turn` counts them. */
function useBack(turn: number, onBack: () => void): void {
  const known = useRef(turn);
  useEffect(() => {
    if (known.current !== turn) onBack();
    known.current = turn;
  }, [turn, onBack]);
}

function LogForm({ leadId, name, onDone }: FormProps) {
  const [form] = useState(() => contactLogForm({ leadId, name }));
  const { key, onSaved } = useFresh(onDone);
  return <StartedForm key={key} {...form} onSaved={onSaved} />;
}

function EmailForm({ leadId, name, onDone, onBack }: FormProps) {
  const { form, problem, again, turn } = useLeadEmailForm({ leadId, name });
  const { key, onSaved } = useFresh(onDone);
  useBack(turn, onBack);
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!form) return <TableSkeleton columns={1} />;
  return <StartedForm key={`${key} ${turn}`} {...form} onSaved={onSaved} />;
}

function TextForm({ leadId, name, onDone, onBack }: FormProps) {
  const { consent, problem, again, form, turn } = useLeadTextForm({ leadId, name });
  const { key, onSaved } = useFresh(onDone);
  useBack(turn, onBack);
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!consent) return <TableSkeleton columns={1} />;
  if (consent.state !== 'granted') {
    return <NoTextConsent leadId={leadId} name={name} consent={consent} onRecorded={again} />;
  }
  return (
    <>
      <StartedForm key={`${key} ${turn}`} {...form} onSaved={onSaved} />
      <TextConsentNote {...consent} />
    </>
  );
}
