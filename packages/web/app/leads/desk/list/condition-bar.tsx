import type { LeadCondition, WireLeadField } from '@homestead/contract/leads';
import { Button, Loader, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilterPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FilterChip, lazyPart } from '#desk';
import { leadListMessages } from '../messages/lead-list.ts';
import { conditionText } from './condition-words.ts';
import type { ConditionPart, LeadFilterName } from './lead-address.ts';
import type { UnusableFilters } from './unusable-filters.ts';

const ConditionBuilder = lazyPart(() => import('./condition-builder.tsx'));

interface AddConditionProps {
  fields: readonly WireLeadField[];
  onAdd: (condition: LeadCondition) => void;
}

/** The button that adds a condition. */
export function AddCondition({ fields, onAdd }: AddConditionProps) {
  const [isOpen, builder] = useDisclosure(false);
  return (
    <Popover
      opened={isOpen}
      onChange={builder.set}
      width={300}
      position="bottom-start"
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilterPlus size={18} aria-hidden />}
          onClick={builder.toggle}
        >
          {leadListMessages.addFilter()}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="md">
        <Suspense fallback={<Loader size="sm" />}>
          <ConditionBuilder
            fields={fields}
            onAdd={(condition) => {
              builder.close();
              onAdd(condition);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ConditionBarProps {
  fields: readonly WireLeadField[];
  /** The parts of the address that narrow the list. */
  parts: readonly ConditionPart[];
  /** Those of them, and the filters, that no list can be narrowed by. */
  unusable: UnusableFilters | null;
  onRemove: (index: number) => void;
  onRemoveFilter: (name: LeadFilterName) => void;
  /** What names, emails and phones are searched for. */
  searched: string;
  /** Searches what was written in place of names. */
  onWords: (words: string) => void;
}

const filterLabels: Readonly<Record<LeadFilterName, () => string>> = {
  search: leadListMessages.searched,
  role: leadListMessages.role,
  agent: leadListMessages.agent,
  status: leadListMessages.status,
  lenderStatus: leadListMessages.lenderStatus,
};

/** The conditions of a list as chips; those that aren’t understood say so. */
export function ConditionBar(given: ConditionBarProps) {
  const { fields, parts, unusable, onRemove, onRemoveFilter, searched, onWords } = given;
  const offersWords = /\p{L}{2}/u.test(searched);
  const wrongNames = unusable?.names ?? [];
  if (!offersWords && parts.length + wrongNames.length === 0) return null;
  return (
    <div className="row wrap gap-2 above-4">
      {offersWords && (
        <Button variant="subtle" onClick={() => onWords(searched)}>
          {leadListMessages.searchWords({ words: searched })}
        </Button>
      )}
      {wrongNames.map((name) => (
        <FilterChip
          key={name}
          condition={leadListMessages.unusableFilter({ filter: filterLabels[name]() })}
          onRemove={() => onRemoveFilter(name)}
          isWrong
        />
      ))}
      {parts.map((part, index) => {
        const isWrong = unusable?.parts.includes(index) ?? false;
        const text = partText(part, fields);
        return (
          <FilterChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
            key={`${index} ${part.text}`}
            condition={isWrong ? leadListMessages.unusableFilter({ filter: text }) : text}
            onRemove={() => onRemove(index)}
            isWrong={isWrong}
          />
        );
      })}
    </div>
  );
}

/** As many characters of a part that isn’t understood as its chip has. */
const SHOWN_CHARACTERS = 40;

/** A condition in words; what isn’t one, as it is in the address. */
function partText({ text, condition }: ConditionPart, fields: readonly WireLeadField[]): string {
  const name = condition?.field ?? text.split('~')[0];
  const field = fields.find(({ key }) => key === name);
  if (condition && field) return conditionText(condition, field);
  return field?.label ?? `“${(name ?? text).slice(0, SHOWN_CHARACTERS)}”`;
}
