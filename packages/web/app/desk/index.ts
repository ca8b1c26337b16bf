export { ActionButtons, ActionMenu } from './action-menu.tsx';
export { Ago } from './ago.tsx';
export { Check } from './check.tsx';
export { ContactButtons } from './contact-buttons.tsx';
export { DeskFailure } from './desk-failure.tsx';
export { type DealsAbout, type DeskFrame, useDeskFrame } from './desk-frame.ts';
export { DeskNotice } from './desk-notice.tsx';
export { DeskPage, DeskPanel, DeskSkeleton } from './desk-page.tsx';
export { Drawer } from './drawer.tsx';
export { EmailPreview } from './email-preview.tsx';
export { AS_TEXT } from './email-preview-pane.tsx';
export { FactList } from './fact-list.tsx';
export { type Fact, Facts } from './facts.tsx';
export { AutosaveForm, type AutosaveHandle } from './form/autosave-form.tsx';
export type { FieldNote } from './form/autosave-section.tsx';
export type { UnsavedField } from './form/autosaver.ts';
export { DraftOwner, KeptDrafts } from './form/draft-owner.ts';
export { EditableRecord } from './form/editable-record.tsx';
export type { FormStarter } from './form/form-starter.tsx';
export { hintBelow } from './form/hint-below.ts';
export {
  type AddingProps,
  type Choice,
  type FieldHints,
  type FieldValues,
  readFields,
} from './form/read-fields.ts';
export { RecordDrawer } from './form/record-drawer.tsx';
export { type FormSection, RecordForm } from './form/record-form.tsx';
export { StartedForm } from './form/started-form.tsx';
export { useDraft } from './form/use-draft.ts';
export { useUnsavedGuard } from './form/use-unsaved-guard.ts';
export { WholeNumberField } from './form/whole-number-field.tsx';
export { type FormKey, useFormKeys } from './form-keys.ts';
export { forgetAnswers, keptAnswer } from './kept-answer.ts';
export { lazyPart } from './lazy-part.ts';
export { LiveEmailPreview } from './live-email-preview.tsx';
export { loadingText } from './loading-text.ts';
export { type NeighborState, useListNeighbors } from './neighbors.ts';
export { type PageKey, pageKeys, pageVerbs, usePageKeys, usePageVerbs } from './page-entries.ts';
export { reloadUnlessPeeking } from './peek/peek-address.ts';
export { ProblemNote } from './problem-note.tsx';
export { ChangeButton, ChangeIcon, ReadOnly, ReadOnlyLabel, useReadOnly } from './read-only.tsx';
export { type DeskProblem, fieldMessages, readProblem } from './read-problem.ts';
export {
  type BulkDone,
  type Chosen,
  type Done,
  type RecordAction,
  sayDone,
  useActions,
} from './record-actions.tsx';
export { RecordHistory } from './record-history.tsx';
export { editAction, RecordList, retireActions } from './record-list.tsx';
export { RecordPager } from './record-pager.tsx';
export { ScrollRegion } from './scroll-region.tsx';
export { sayProblem, showToast, showUndoToast } from './show-toast.tsx';
export { DataTable } from './table/data-table.tsx';
export type { CellEdit, Column } from './table/data-table-props.ts';
export { FilterBar } from './table/filter-bar.tsx';
export { FilterChip } from './table/filter-chip.tsx';
export { type ListQuery, type ListShape, readList } from './table/list-address.ts';
export { TableSkeleton } from './table/table-skeleton.tsx';
export { useList } from './table/use-list.ts';
export { useScrolledRows } from './table/use-scrolled-rows.ts';
export { type Answered, useAnswer } from './use-answer.ts';
export { addingAt, useAskedToAdd } from './use-asked-to-add.ts';
export { useFocusBack } from './use-focus-back.ts';
export { useFound } from './use-found.ts';
export { useIsPhone } from './use-is-phone.ts';
export { useIsSlow } from './use-is-slow.ts';
export { useKeys } from './use-keys.ts';
export { usePages } from './use-pages.ts';
export { useWork } from './use-work.ts';
export { WaitingCount } from './waiting-count.tsx';
export { proveWith } from './with-proof.ts';
