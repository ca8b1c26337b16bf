import type { LeadCondition, WireLeadField } from '@homestead/contract/leads';
import { Button, Loader, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilterPlus, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { leadListMessages } from '../messages/lead-list.ts';
import { conditionText } from './condition-words.ts';

const ConditionBuilder = lazy(() => import('./condition-builder.tsx'));

interface ConditionBarProps {
  fields: readonly WireLeadField[];
  conditions: readonly LeadCondition[];
  onChange: (conditions: LeadCondition[]) => void;
}

/** The conditions of a list as chips, and the button that adds one. */
export function ConditionBar({ fields, conditions, onChange }: ConditionBarProps) {
  const [isOpen, builder] = useDisclosure(false);
  const without = (index: number) => conditions.filter((_, place) => place !== index);
  return (
    <div className="row wrap gap-2 above-4 below-4">
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
                onChange([...conditions, condition]);
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {conditions.map((condition, index) => {
        const field = fields.find(({ key }) => key === condition.field);
        const text = field ? conditionText(condition, field) : condition.field;
        return (
          <Button
            key={`${condition.field} ${condition.is} ${condition.values.join()}`}
            variant="light"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={leadListMessages.removeFilter({ condition: text })}
            onClick={() => onChange(without(index))}
          >
            {text}
          </Button>
        );
      })}
    </div>
  );
}
