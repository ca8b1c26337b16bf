import type { WireRolePermissions } from '@homestead/contract/accounts';
import { Button, Select, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ProblemNote } from '../problem-note.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useUnsavedGuard } from '../shell/use-unsaved-guard.ts';
import { useWork } from '../use-work.ts';
import { heldGrants, isSame, type RoleDraft, readDraft, rebase } from './edit-grants.ts';
import { GrantGroups } from './grant-groups.tsx';
import { assignPermissions, getRolePermissions, type WirePermission } from './role-calls.ts';
import { RolePreview } from './role-preview.tsx';
import own from './user-access-page.module.css';

const reaches = [
  { value: 'own', label: 'Own records' },
  { value: 'team', label: 'Records of the team' },
  { value: 'all', label: 'All records' },
];

const NONE_CHOSEN = 'Select atleast one permission';

interface RoleEditorProps {
  state: WireRolePermissions;
  permissions: readonly WirePermission[];
  /** How many people have the role. */
  people: number;
  onSaved: () => void;
}

/** The four groups of checkboxes, reach and two-step of one role, until they are assigned. */
export function RoleEditor({ state, permissions, people, onSaved }: RoleEditorProps) {
  const base = useRef({ draft: readDraft(state), version: state.version });
  const [draft, setDraft] = useState<RoleDraft>(base.current.draft);
  const [isSeeing, seeing] = useDisclosure(false);
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
    const { state: saved, message } = await assignPermissions({
      role: state.role,
      permission: heldGrants(draft).map((grant) => ({
        id: ids.get(grant.permission) ?? 0,
        ...grant,
      })),
      reach: draft.reach,
      requirestwostep: draft.requiresTwoStep,
      version: base.current.version,
    });
    base.current = { draft: readDraft(saved), version: saved.version };
    setDraft(base.current.draft);
    showToast(message);
    onSaved();
  });
  const catchUp = useWork(async () => {
    layOn(await getRolePermissions(state.role));
    save.clear();
  });
  const assign = () => {
    if (heldGrants(draft).length === 0) {
      showToast(NONE_CHOSEN, { kind: 'bad' });
      return;
    }
    save.run();
  };
  const mayAssign = state.may.assign;
  return (
    <>
      {!mayAssign && (
        <Text mb="md" c="dimmed">
          You can look at this role, but not change what it holds.
        </Text>
      )}
      <div className={own.settings}>
        <Select
          label="Reach"
          description="Whose records the permissions open"
          data={reaches}
          allowDeselect={false}
          disabled={!mayAssign}
          value={draft.reach}
          onChange={(reach) => setDraft({ ...draft, reach: reach as RoleDraft['reach'] })}
        />
        <Switch
          label="Two-step sign-in is required"
          description="Permissions rest until a person has set it up"
          disabled={!mayAssign}
          checked={draft.requiresTwoStep}
          onChange={(event) => setDraft({ ...draft, requiresTwoStep: event.currentTarget.checked })}
        />
        <Button
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={seeing.open}
        >
          See as this role
        </Button>
      </div>
      <GrantGroups
        draft={draft}
        permissions={permissions}
        mayAssign={mayAssign}
        onChange={setDraft}
      />
      <ProblemNote problem={save.problem} onRetry={assign} />
      {save.problem?.code === 'changed-meanwhile' && (
        <>
          <Text size="sm" mb="xs">
            Somebody else changed this role while you worked on it. Nothing of yours is lost: take
            over the newest state with your changes on top, look at it, and assign again.
          </Text>
          <Button variant="default" loading={catchUp.isBusy} onClick={() => catchUp.run()}>
            Put my changes on the newest state
          </Button>
        </>
      )}
      <ProblemNote problem={catchUp.problem} onRetry={() => catchUp.run()} />
      {mayAssign && (
        <div className={own.bar}>
          <Text size="sm" c="dimmed" role="status">
            {people} {people === 1 ? 'person has' : 'people have'} this role
            {isUnsaved ? '; your changes are not saved' : ''}
          </Text>
          {isUnsaved && (
            <Button variant="default" onClick={() => setDraft(base.current.draft)}>
              Undo my changes
            </Button>
          )}
          <Button onClick={assign} loading={save.isBusy} disabled={save.isBusy}>
            Assign Permission
          </Button>
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
