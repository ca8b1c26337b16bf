import type { WirePersonDetail } from '@homestead/contract/accounts';
import { Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ProblemNote } from '../problem-note.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useUnsavedGuard } from '../shell/use-unsaved-guard.ts';
import { useWork } from '../use-work.ts';
import { updatePerson, type WireRole } from './people-calls.ts';
import { PersonDetailFields, PersonHeadFields } from './person-form-fields.tsx';
import {
  changedFields,
  emptyPerson,
  type PersonFormValues,
  readPerson,
} from './person-form-values.ts';
import own from './person-page.module.css';
import { focusFirstError, usePersonForm } from './use-person-form.ts';

interface PersonEditFormProps {
  person: WirePersonDetail;
  roles: readonly WireRole[];
  onSaved: () => void;
}

/**
 * Everything of a person that can be changed. When somebody else saved meanwhile, what was typed
 * stays: the newest record is fetched, and a second save puts the own changes on top of it.
 */
export function PersonEditForm({ person, roles, onSaved }: PersonEditFormProps) {
  const base = useRef(readPerson(person));
  const work = useWork((fields: Partial<PersonFormValues>) =>
    updatePerson(person.id, person.version, fields),
  );
  const form = usePersonForm(base.current, work.problem);
  const changes = changedFields(base.current, form.getValues());
  const count = Object.keys(changes).length;
  useUnsavedGuard(count > 0);
  // Whoever changed the record, what was typed here stands on top of its newest state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new record lays a new base
  useEffect(() => {
    const mine = changedFields(base.current, form.getValues());
    base.current = readPerson(person);
    form.setValues({ ...base.current, ...mine });
  }, [person]);
  const submit = form.onSubmit(async (values) => {
    const saved = await work.run(changedFields(base.current, values));
    if (!saved) return;
    base.current = readPerson(saved);
    form.setValues(base.current);
    form.resetDirty(base.current);
    showToast('User updated successfully');
    onSaved();
  }, focusFirstError);
  const isConflict = work.problem?.code === 'changed-meanwhile';
  const roleOptions = roles.some(({ name }) => name === person.role.role)
    ? roles
    : [...roles, ownRole(person)];
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!person.may.edit} className={own.fields}>
        <PersonHeadFields
          form={form}
          roles={roleOptions}
          roleIsFixed={person.may.changerole ? null : 'You can’t change this person’s role.'}
        />
        <PersonDetailFields form={form} />
      </fieldset>
      <ProblemNote
        problem={work.problem}
        shownFields={Object.keys(emptyPerson)}
        onRetry={() => submit()}
      />
      {isConflict && (
        <Button
          variant="default"
          onClick={() => {
            work.clear();
            onSaved();
          }}
        >
          Keep my changes and look again
        </Button>
      )}
      {person.may.edit && (
        <div className={own.bar}>
          {count > 0 && (
            <>
              <Text size="sm" c="dimmed" role="status">
                {count} {count === 1 ? 'change' : 'changes'} not saved
              </Text>
              <Button variant="default" onClick={() => form.setValues(base.current)}>
                Undo my changes
              </Button>
            </>
          )}
          <Button type="submit" loading={work.isBusy} disabled={count === 0}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}

function ownRole({ role, side }: WirePersonDetail): WireRole {
  return {
    name: role.role,
    rolename: role.rolename,
    side,
    reach: 'own',
    requirestwostep: false,
    why: '',
    people: 0,
    may: { assign: false, give: false },
  };
}
