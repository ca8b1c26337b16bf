import { describe, expect, it } from 'vitest';
import {
  differingKeys,
  heldGrants,
  isSame,
  isTicked,
  type RoleDraft,
  rebase,
  setView,
  tick,
  toggleEdit,
} from './edit-grants.ts';

const draft = (grants: Record<string, [view: boolean, edit: boolean]> = {}): RoleDraft => ({
  grants: new Map(Object.entries(grants).map(([key, [view, edit]]) => [key, { view, edit }])),
  scope: 'own',
  requiresTwoStep: false,
});

describe('a checkbox of a permission', () => {
  it('adds a grant with view and without edit, and removes it', () => {
    const ticked = tick(draft(), 'column-email', true);
    expect(ticked.grants.get('column-email')).toEqual({ view: true, edit: false });
    expect(tick(ticked, 'column-email', false).grants.has('column-email')).toBe(false);
  });

  it('is hidden once View is unticked, and is not sent', () => {
    const hidden = setView(draft({ 'column-email': [true, true] }), 'column-email', false);
    expect(isTicked(hidden, 'column-email')).toBe(false);
    expect(heldGrants(hidden)).toEqual([]);
    expect(isSame(hidden, draft())).toBe(true);
  });

  it('toggles edit of what is held alone', () => {
    const held = draft({ 'column-email': [true, false] });
    expect(toggleEdit(held, 'column-email').grants.get('column-email')?.edit).toBe(true);
    expect(toggleEdit(toggleEdit(held, 'column-email'), 'column-email')).toEqual(held);
    expect(toggleEdit(held, 'column-phone')).toBe(held);
  });

  it('leaves the draft that it came from alone', () => {
    const before = draft({ feed: [true, false] });
    tick(before, 'feed', false);
    expect(isTicked(before, 'feed')).toBe(true);
  });
});

describe('two drafts', () => {
  it('differ in what is viewed, edited, scope and two-step', () => {
    const one = draft({ a: [true, false], b: [true, true] });
    const other = draft({ b: [true, false], c: [true, false] });
    expect(differingKeys(one, other).sort()).toEqual(['a', 'b', 'c']);
    expect(isSame(one, { ...one, scope: 'team' })).toBe(false);
    expect(isSame(one, { ...one, requiresTwoStep: true })).toBe(false);
    expect(isSame(one, draft({ b: [true, true], a: [true, false] }))).toBe(true);
  });

  it('are combined when someone else saved in the meantime', () => {
    const base = draft({ a: [true, false], b: [true, false] });
    const mine = { ...draft({ a: [true, true], c: [true, false] }), requiresTwoStep: true };
    const newest: RoleDraft = {
      ...draft({ a: [true, false], b: [true, false], d: [true, false] }),
      scope: 'all',
    };
    const together = rebase(base, mine, newest);
    expect(Object.fromEntries(together.grants)).toEqual({
      a: { view: true, edit: true },
      c: { view: true, edit: false },
      d: { view: true, edit: false },
    });
    expect([together.scope, together.requiresTwoStep]).toEqual(['all', true]);
  });
});
