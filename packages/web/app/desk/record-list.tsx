import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { DeskPage } from './desk-page.tsx';
import type { FieldValues } from './form/read-fields.ts';
import { RecordDrawer } from './form/record-drawer.tsx';
import type { FormSection, RecordFormProps } from './form/record-form.tsx';
import type { FormKey } from './form-keys.ts';
import { deskMessages } from './messages.ts';
import { usePageVerbs } from './page-entries.ts';
import { ChangeButton, useReadOnly } from './read-only.tsx';
import type { Done, RecordAction } from './record-actions.tsx';
import { RecordHistory, type RecordHistoryProps } from './record-history.tsx';
import { DataTable } from './table/data-table.tsx';
import type { DataTableProps } from './table/data-table-props.ts';
import { FilterBar, type ListFilter } from './table/filter-bar.tsx';
import type { List } from './table/use-list.ts';
import { useAskedToAdd } from './use-asked-to-add.ts';

type Fields = FormSection['fields'];

/** One list of fields, or titled sections of them. */
type FormParts<Of> =
  | { fields: Of; sections?: never }
  | { sections: readonly FormSection[]; fields?: never };

interface RecordListProps<Row extends object>
  extends Omit<DataTableProps<Row>, 'rows' | 'paging' | 'list' | 'onDone'> {
  title: string;
  list: List;
  filters: readonly ListFilter[];
  /** One page of rows, and whether the caller may `create` another. */
  answer: {
    data: readonly Row[];
    page: number;
    pageSize: number;
    total: number;
    abilities: readonly string[];
  };
  /** How a record is added; `nameOf` says by which of its fields it is called. */
  creation: Pick<RecordFormProps<unknown>, 'schema' | 'save' | 'preview'> &
    FormParts<Fields> & {
      label: string;
      /** What the form starts with. */
      record?: object;
      nameOf: (fields: Record<string, unknown>) => string;
    };
  /** Beside the button that adds a record. */
  also?: ReactNode;
}

/** A page with a list of records: filters, table, and a drawer that adds one. */
export function RecordList<Row extends object>(given: RecordListProps<Row>) {
  const { title, filters, answer, creation, also, ...table } = given;
  const { label, fields = [], sections, record = {}, nameOf, save, ...form } = creation;
  const { revalidate } = useRevalidator();
  const [isOpen, drawer] = useDisclosure(false);
  const mayAdd = answer.abilities.includes('create');
  const isReadOnly = useReadOnly() !== null;
  const canAdd = mayAdd && !isReadOnly;
  useAskedToAdd(canAdd ? drawer.open : null);
  usePageVerbs(canAdd ? [{ label, run: drawer.open }] : []);
  return (
    <DeskPage
      title={title}
      actions={
        <>
          {also}
          {mayAdd && <ChangeButton onClick={drawer.open}>{label}</ChangeButton>}
        </>
      }
    >
      <FilterBar list={table.list} filters={filters} />
      <DataTable {...table} rows={answer.data} paging={answer} onDone={revalidate} />
      <RecordDrawer
        {...form}
        isOpen={isOpen}
        onClose={drawer.close}
        title={label}
        sections={sections ?? [{ fields }]}
        record={record}
        isNew
        save={async (given, key) => {
          await save(given, key);
          return deskMessages.added({ name: nameOf(given) });
        }}
        said={(done) => done}
        onSaved={revalidate}
      />
    </DeskPage>
  );
}

type Editing<Row> = FormParts<Fields | ((record: Row) => Fields)> & {
  titleOf: (record: Row) => string;
  schema: RecordFormProps<unknown>['schema'];
  /** Sends the changes, with the id and the version. */
  save: (sent: { id: string; version: number }, key: FormKey) => Promise<unknown>;
  preview?: (record: Row, values: FieldValues) => ReactNode;
  history: HistoryOf<Row>;
};

type HistoryOf<Row> = (record: Row) => Pick<RecordHistoryProps, 'ask' | 'undo' | 'titleOf'>;

/** The action `edit` of a small record: a drawer with its form, and below it its history. */
export function editAction<Row extends { id: string; version: number }>({
  titleOf,
  schema,
  fields = [],
  sections,
  save,
  preview,
  history,
}: Editing<Row>): RecordAction<Row> {
  return {
    name: 'edit',
    label: deskMessages.edit,
    key: 'e',
    dialog: ({ record, onClose, onDone }) => {
      const { id, version } = record;
      return (
        <RecordDrawer
          isOpen
          onClose={onClose}
          title={deskMessages.editTitle({ name: titleOf(record) })}
          schema={schema}
          sections={
            sections ?? [{ fields: typeof fields === 'function' ? fields(record) : fields }]
          }
          record={record}
          {...(preview && { preview: (values: FieldValues) => preview(record, values) })}
          save={async (changes, key) => {
            await save({ ...changes, id, version }, key);
            return deskMessages.saved({ name: titleOf({ ...record, ...changes }) });
          }}
          said={(done) => done}
          onSaved={onDone}
          onReload={onDone}
          below={
            <>
              <h2 className="text-18 above-8 below-4">{deskMessages.history()}</h2>
              <RecordHistory {...history(record)} name={`${id} ${version}`} onUndone={onDone} />
            </>
          }
        />
      );
    },
  };
}

interface Retiring<Row> {
  titleOf: (record: Row) => string;
  setRetired: (record: Row, isRetired: boolean) => Promise<unknown>;
  history: HistoryOf<Row>;
}

/**
 * The actions `retire` and `restore` of a record that is no longer offered but stays. Neither asks
 * first; the toast has Undo.
 */
export function retireActions<Row extends object>({
  titleOf,
  setRetired,
  history,
}: Retiring<Row>): RecordAction<Row>[] {
  const after = async (
    record: Row,
    what: 'retired' | 'restored',
    message: string,
  ): Promise<Done> => {
    await setRetired(record, what === 'retired');
    const { ask, undo } = history(record);
    // Asked before anyone else can make a change that looks the same.
    const newest = await ask(1).catch(() => null);
    const made = newest?.data.find((one) => one.what === what && one.abilities.includes('undo'));
    return { message, ...(made && { undo: (key) => undo(made.id, key) }) };
  };
  return [
    {
      name: 'retire',
      label: deskMessages.retire,
      isBulk: true,
      run: (record) =>
        after(record, 'retired', deskMessages.saidRetired({ name: titleOf(record) })),
    },
    {
      name: 'restore',
      label: deskMessages.restore,
      isBulk: true,
      run: (record) =>
        after(record, 'restored', deskMessages.saidRestored({ name: titleOf(record) })),
    },
  ];
}
