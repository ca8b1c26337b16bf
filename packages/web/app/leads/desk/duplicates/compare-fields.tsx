import type { MergeField, WireComparison } from '@homestead/contract/leads';
import { Radio, Switch } from '@mantine/core';
import { useState } from 'react';
import { duplicateMessages } from '../messages/duplicates.ts';
import styles from './compare-leads.module.css';
import { type Choices, isSameInBoth, type Side } from './merge-choice.ts';
import { valueText } from './value-text.ts';

type Field = WireComparison['fields'][number];

interface CompareFieldsProps {
  comparison: WireComparison;
  names: readonly string[];
  survivor: Side;
  choices: Choices;
  onChoose: (field: MergeField, side: Side) => void;
}

/** The values of two leads side by side, and which of them survives. */
export function CompareFields(given: CompareFieldsProps) {
  const { comparison, names, survivor, choices, onChoose } = given;
  const [isAll, setAll] = useState(false);
  const { fields } = comparison;
  const same = fields.filter(isSameInBoth);
  const shown = isAll ? fields : fields.filter((field) => !isSameInBoth(field));
  return (
    <>
      {same.length > 0 && (
        <Switch
          mb="sm"
          label={duplicateMessages.showSame({ count: same.length })}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      )}
      {shown.length === 0 && <p className="quiet">{duplicateMessages.nothingDiffers()}</p>}
      <div>
        {shown.map((field) => (
          <FieldChoice
            key={field.field}
            field={field}
            names={names}
            chosen={choices[field.field] ?? survivor}
            survivor={survivor}
            onChoose={(side) => onChoose(field.field, side)}
          />
        ))}
      </div>
    </>
  );
}

interface FieldChoiceProps {
  field: Field;
  names: readonly string[];
  chosen: Side;
  survivor: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, names, chosen, survivor, onChoose }: FieldChoiceProps) {
  if (isSameInBoth(field)) {
    return (
      <div className={styles.field}>
        <span className={styles.label}>{field.label}</span>
        <span className={styles.both}>{valueText(field, 0)}</span>
      </div>
    );
  }
  return (
    <Radio.Group
      className={styles.field}
      label={field.label}
      value={String(chosen)}
      onChange={(value) => onChoose(value === '1' ? 1 : 0)}
      classNames={{ label: styles.label }}
    >
      <div className={styles.sides}>
        {([0, 1] as const).map((side) => (
          <Radio
            key={side}
            value={String(side)}
            disabled={side !== survivor && field.mayTake[survivor] !== true}
            label={valueText(field, side)}
            aria-label={duplicateMessages.valueOf({
              name: names[side] ?? '',
              value: valueText(field, side),
            })}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
