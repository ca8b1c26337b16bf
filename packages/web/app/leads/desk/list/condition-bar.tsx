import type { LeadCondition, WireLeadField } from '@homestead/contract/leads';
import { Button, Loader, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilterPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FilterChip, lazyPart } from '#desk';
import { leadListMessages } from '../messages/lead-list.ts';
import { conditionText } from './condition-words.ts';

const ConditionBuilder = lazyPart(() => import('./condition-builder.tsx'));

interface AddConditionProps {
  fields: readonly WireLeadField[];
  onAdd: (condition: LeadCondition) => void;
}

/** The button that adds a condition. */
export function AddCondition({ fields, onAdd }: AddConditionProps) {
  const [isOpen, builder] = useDisclosure(false);
  return (
    <Popover opened={isOpen} onChange={builder.set} width={300} shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilterPlus size={18} aria-hidden />}
          onClick={builder.toggle}
        >
          {leadListMessages.addFilter()}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
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
  conditions: readonly LeadCondition[];
  onChange: (conditions: LeadCondition[]) => void;
  /** What names, emails and phones are searched for. */
  searched: string;
  /** Searches what was written in place of names. */
  onWords: (words: string) => void;
}

/** The conditions of a list as chips. */
export function ConditionBar(given: ConditionBarProps) {
  const { fields, conditions, onChange, searched, onWords } = given;
  const offersWords = /\p{L}{2}/u.test(searched);
  if (!offersWords && conditions.length === 0) return null;
  const without = (index: number) => conditions.filter((_, place) => place !== index);
  return (
    <div className="row wrap gap-2 above-4">
      {offersWords && (
        <Button variant="subtle" onClick={() => onWords(searched)}>
          {leadListMessages.searchWords({ words: searched })}
        </Button>
      )}
      {conditions.map((condition, index) => {
        const field = fields.find(({ key }) => key === condition.field);
        const text = field ? conditionText(condition, field) : condition.field;
        return (
          <FilterChip
            key={`${condition.field} ${condition.is} ${condition.values.join()}`}
            condition={text}
            onRemove={() => onChange(without(index))}
          />
        );
      })}
    </div>
  );
}
