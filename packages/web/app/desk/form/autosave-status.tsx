import { Anchor, Text } from '@mantine/core';
import { deskMessages } from '../messages.ts';
import type { AutosaveState } from './autosaver.ts';

const list = new Intl.ListFormat('en-US');
const MOST = 3;

/** What is saved of a form, and which fields aren't and why; a click goes to the field. */
export function AutosaveStatus({
  form: { state, problem, unsaved, conflicts },
  onShow,
}: {
  form: AutosaveState;
  onShow: (field: string) => void;
}) {
  const kept = unsaved.flatMap(({ name, label, reason }) => {
    const why = reason ?? (name in conflicts ? deskMessages.mustChoose({ label }) : null);
    return why === null ? [] : [{ name, why }];
  });
  const waiting = unsaved.filter(({ name }) => !kept.some((one) => one.name === name));
  return (
    <Text size="sm" component="div" role="status" c={problem || kept.length > 0 ? 'bad' : 'dimmed'}>
      {problem && deskMessages.notSaved({ reason: problem.message || problem.title })}
      {!problem && kept.length > 0 && (
        <>
          {deskMessages.notSavedFor()}{' '}
          {kept.slice(0, MOST).map(({ name, why }) => (
            <span key={name}>
              <Anchor
                component="button"
                type="button"
                inherit
                c="bad"
                underline="always"
                onClick={() => onShow(name)}
              >
                {why}
              </Anchor>
              {'. '}
            </span>
          ))}
          {kept.length > MOST && deskMessages.moreUnsaved({ count: kept.length - MOST })}
        </>
      )}
      {!problem && kept.length === 0 && saidOf(state, waiting)}
    </Text>
  );
}

function saidOf(state: AutosaveState['state'], waiting: readonly { label: string }[]): string {
  if (state === 'saving') return deskMessages.saving();
  if (waiting.length === 0) return deskMessages.allSaved();
  return deskMessages.notSavedYet({ fields: list.format(waiting.map(({ label }) => label)) });
}
