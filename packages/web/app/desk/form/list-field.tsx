import { MultiSelect, NumberInput, TagsInput } from '@mantine/core';
import { deskMessages } from '../messages.ts';
import { clearButton } from './clear-button.ts';
import { hintBelow } from './hint-below.ts';
import { linesOf, type RecordFieldProps, sharesOf } from './read-fields.ts';

const MOST_SHARES = 10;

/** A list: of choices, of whatever is typed, or of choices with a share for each. */
export default function ListField({
  id,
  field,
  value,
  problem,
  onChange,
  onLeave,
}: RecordFieldProps) {
  const { name, kind, label, isRequired, isDisabled, hint, choices } = field;
  const about = {
    id,
    name,
    label,
    description: typeof hint === 'function' ? hint(value) : hint,
    inputWrapperOrder: hintBelow,
    error: problem,
    disabled: isDisabled,
    required: isRequired,
    onBlur: onLeave,
    'data-field': name,
  };
  const write = (lines: readonly string[]) => onChange(lines.join('\n'));
  if (!choices) {
    return <TagsInput {...about} splitChars={[',', ' ']} value={linesOf(value)} onChange={write} />;
  }
  const select = {
    ...about,
    data: choices,
    searchable: true,
    clearable: true,
    clearButtonProps: clearButton(label),
    // Enter takes the first match of what was typed, instead of sending the form.
    selectFirstOptionOnChange: true,
  };
  if (kind !== 'shares') {
    return <MultiSelect {...select} value={linesOf(value)} onChange={write} />;
  }
  const shares = sharesOf(value);
  const writeShares = (given: typeof shares) =>
    write(given.map((share) => `${share.id} ${share.weight}`));
  const weightOf = (of: string) => shares.find((share) => share.id === of)?.weight ?? 1;
  return (
    <div className="grid gap-2">
      <MultiSelect
        {...select}
        value={shares.map((share) => share.id)}
        onChange={(ids) => writeShares(ids.map((of) => ({ id: of, weight: weightOf(of) })))}
      />
      {shares.length > 1 &&
        shares.map((share) => (
          <NumberInput
            key={share.id}
            size="xs"
            label={deskMessages.shareOf({
              name: choices.find((choice) => choice.value === share.id)?.label ?? '',
            })}
            min={1}
            max={MOST_SHARES}
            clampBehavior="strict"
            allowDecimal={false}
            value={share.weight}
            onChange={(entered) =>
              writeShares(
                shares.map((one) =>
                  one.id === share.id ? { ...one, weight: Number(entered) || 1 } : one,
                ),
              )
            }
          />
        ))}
    </div>
  );
}
