import type { WireRolePermissions } from '@homestead/contract/accounts';
import { Button, Select, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ChangeButton, ProblemNote, showToast, useReadOnly, useUnsavedGuard, useWork } from '#desk';
import { roleMessages } from '../../messages/roles.ts';
import { roleClient, type WirePermission } from '../clients.ts';
import { seeAs } from '../see-as.ts';
import {
  differingKeys,
  heldGrants,
  isSame,
  type RoleDraft,
  readDraft,
  rebase,
} from './edit-grants.ts';
import { grantChanges } from './grant-changes.ts';
import { GrantGroups } from './grant-groups.tsx';
import { RolePreview } from './role-preview.tsx';
import own from './user-access-page.module.css';

const scopes: Readonly<Record<RoleDraft['scope'], () => string>> = {
  own: roleMessages.scopeOwn,
  team: roleMessages.scopeTeam,
  all: roleMessages.scopeAll,
};

interface RoleEditorProps {
  state: WireRolePermissions;
  permissions: readonly WirePermission[];
  /** How many people have the role. */
  people: number;
  onSaved: () => void;
}

/** The draft of a role: four groups of permissions, scope, and two-step. */
export function RoleEditor({ state, permissions, people, onSaved }: RoleEditorProps) {
  const base = useRef({ draft: readDraft(state), version: state.version });
  const [draft, setDraft] = useState<RoleDraft>(base.current.draft);
  const [isSeeing, seeing] = useDisclosure(false);
  const [areChangesOpen, { toggle: toggleChanges }] = useDisclosure(false);
  const listId = useId();
  const changes = grantChanges(base.current.draft, draft, permissions);
  const isUnsaved = !isSame(base.current.draft, draft);
  useUnsavedGuard(isUnsaved);

  const layOn = (newest: WireRolePermissions) => {
    if (newest.version === base.current.version) return;
    const next = readDraft(newest);
    const before = base.current.draft;
    setDraft((mine) => rebase(before, mine, next));
    base.current = { draft: next, version: newest.version };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer state lays a new base
  useEffect(() => layOn(state), [state]);

  const ids = new Map(permissions.map(({ permission, id }) => [permission, id]));
  const save = useWork(async () => {
    const { data: saved, message } = await roleClient.assignPermissions({
      role: state.role,
      permission: heldGrants(draft).map((grant) => ({
        id: ids.get(grant.permission) ?? 0,
        ...grant,
      })),
      scope: draft.scope,
      requirestwostep: draft.requiresTwoStep,
      version: base.current.version,
    });
    base.current = { draft: readDraft(saved), version: saved.version };
    setDraft(base.current.draft);
    showToast(message);
    onSaved();
  });
  const catchUp = useWork(async () => {
    layOn((await roleClient.getRolePermissions({ role: state.role })).data);
    save.clear();
  });
  const see = useWork(() => seeAs({ role: state.role }));
  const assign = () => {
    if (heldGrants(draft).length === 0) {
      showToast(roleMessages.noneChosen(), 'bad');
      return;
    }
    save.run();
  };
  const readOnly = useReadOnly();
  const mayAssign = state.abilities.includes('assign') && readOnly === null;
  return (
    <>
      {!mayAssign && (
        <Text mb="md" c="dimmed">
          {readOnly ?? roleMessages.readOnly()}
        </Text>
      )}
      <div className={own.settings}>
        <Select
          label={roleMessages.scope()}
          description={roleMessages.scopeHint()}
          data={Object.entries(scopes).map(([value, label]) => ({ value, label: label() }))}
          allowDeselect={false}
          disabled={!mayAssign}
          value={draft.scope}
          onChange={(scope) => setDraft({ ...draft, scope: scope as RoleDraft['scope'] })}
        />
        <Switch
          label={roleMessages.twoStep()}
          description={roleMessages.twoStepHint()}
          disabled={!mayAssign}
          checked={draft.requiresTwoStep}
          onChange={(event) => setDraft({ ...draft, requiresTwoStep: event.currentTarget.checked })}
        />
        <Button
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={seeing.open}
        >
          {roleMessages.preview()}
        </Button>
        {state.abilities.includes('see-as') && (
          <ChangeButton variant="default" loading={see.isBusy} onClick={() => see.run()}>
            {roleMessages.seeAs()}
          </ChangeButton>
        )}
      </div>
      <ProblemNote problem={see.problem} onRetry={() => see.run()} />
      <GrantGroups
        role={state.role}
        draft={draft}
        changed={new Set(differingKeys(base.current.draft, draft))}
        permissions={permissions}
        mayAssign={mayAssign}
        onChange={setDraft}
      />
      <ProblemNote problem={save.problem} onRetry={assign} />
      {save.problem?.code === 'changed-meanwhile' && (
        <>
          <Text size="sm" mb="xs">
            {roleMessages.conflict()}
          </Text>
          <Button variant="default" loading={catchUp.isBusy} onClick={() => catchUp.run()}>
            {roleMessages.loadLatest()}
          </Button>
        </>
      )}
      <ProblemNote problem={catchUp.problem} onRetry={() => catchUp.run()} />
      {mayAssign && (
        <div className={own.bar}>
          {areChangesOpen && changes.length > 0 && (
            <section id={listId} className={own.changes} aria-label={roleMessages.changesTitle()}>
              <ul>
                {changes.map((change) => (
                  <li key={change.label}>{roleMessages.changeLine(change)}</li>
                ))}
              </ul>
            </section>
          )}
          <Text size="sm" c="dimmed" role="status">
            {isUnsaved
              ? roleMessages.peopleUnsaved({ count: people })
              : roleMessages.people({ count: people })}
          </Text>
          {changes.length > 0 && (
            <Button
              variant="subtle"
              aria-expanded={areChangesOpen}
              aria-controls={areChangesOpen ? listId : undefined}
              onClick={toggleChanges}
            >
              {roleMessages.reviewChanges({ count: changes.length })}
            </Button>
          )}
          {isUnsaved && (
            <Button variant="default" onClick={() => setDraft(base.current.draft)}>
              {roleMessages.undoMyChanges()}
            </Button>
          )}
          <ChangeButton onClick={assign} loading={save.isBusy} disabled={save.isBusy}>
            {roleMessages.assign()}
          </ChangeButton>
        </div>
      )}
      <RolePreview
        isOpen={isSeeing}
        onClose={seeing.close}
        rolename={state.rolename}
        draft={draft}
        permissions={permissions}
      />
    </>
  );
}
