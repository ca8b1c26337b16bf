import type { WireLeadRecord } from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { agoText, instantText } from '#platform';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { FieldEditor } from './field-editor.tsx';
import styles from './lead-field.module.css';
import { kindOf, type LeadField, labelOf, rightsOf, textOf } from './lead-fields.ts';
import type { Lookups } from './lead-record-client.ts';
import type { LeadFields, Refused } from './use-lead-fields.ts';

export interface LeadFieldProps {
  lead: WireLeadRecord;
  field: LeadField;
  fields: LeadFields;
  lookups: Lookups | null;
  /** The field that is being changed; only one is. */
  edited: LeadField | null;
  onEdit: (field: LeadField | null) => void;
  /** In place of the label of the specs, where the group says whose it is. */
  label?: string;
}

/** One fact of a lead, with its age; changed in place with a click or a key. */
export function LeadFieldRow(given: LeadFieldProps) {
  const { lead, field, fields, lookups, edited, onEdit, label = labelOf(field) } = given;
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const isEdited = edited === field;
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const { sees, edits } = rightsOf(lead, field);
  if (!sees) return null;
  const value = fields.value(field);
  const text = textOf(lead, field, value, lookups);
  const refused = fields.refused(field);
  const isLong = kindOf(field) === 'lines';
  return (
    <div className={styles.row} data-field={field} data-long={isLong}>
      <dt>
        {label}
        <Age change={lead.changed[field]} />
      </dt>
      <dd>
        {isEdited ? (
          <FieldEditor
            {...{ lead, field, lookups, label }}
            value={refused && !refused.isConflict ? refused.value : value}
            onSave={(next) => {
              onEdit(null);
              fields.save(field, next);
            }}
            onCancel={() => onEdit(null)}
          />
        ) : edits ? (
          <button
            ref={button}
            type="button"
            className={styles.value}
            onClick={() => onEdit(field)}
            title={leadRecordMessages.change({ field: label })}
            aria-label={leadRecordMessages.changeFrom({ field: label, value: text })}
          >
            {text}
          </button>
        ) : (
          <span className={styles.fixed}>{text}</span>
        )}
        {refused && !isEdited && <RefusedNote {...given} {...{ refused, label }} />}
      </dd>
    </div>
  );
}

/** Why a value wasn't saved, with what was typed, until the person decides. */
function RefusedNote({
  lead,
  field,
  fields,
  lookups,
  onEdit,
  refused,
  label,
}: LeadFieldProps & { refused: Refused; label: string }) {
  const again = refused.isConflict
    ? { label: leadRecordMessages.takeMine(), act: () => fields.insist(field) }
    : { label: leadRecordMessages.change({ field: label }), act: () => onEdit(field) };
  return (
    <div className={styles.refused} role="alert">
      <p>{refused.why}</p>
      <p>
        {refused.value
          ? leadRecordMessages.wrote({ value: textOf(lead, field, refused.value, lookups) })
          : leadRecordMessages.emptied()}
      </p>
      <div className="row wrap gap-2">
        <Button size="compact-sm" onClick={again.act}>
          {again.label}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => fields.giveUp(field)}>
          {refused.isConflict ? leadRecordMessages.keepTheirs() : leadRecordMessages.cancel()}
        </Button>
      </div>
    </div>
  );
}

function Age({ change }: { change: WireLeadRecord['changed'][string] | undefined }) {
  if (!change) return null;
  const at = instantText(change.at);
  const title = change.by
    ? leadRecordMessages.changedAtBy({ at, name: change.by })
    : leadRecordMessages.changedAt({ at });
  return (
    <time dateTime={change.at} title={title}>
      {agoText(change.at, new Date())}
    </time>
  );
}
