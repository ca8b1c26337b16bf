import { minutesText } from '#platform';
import { filterMessages } from '../messages/filters.ts';
import { commuteShape, type SearchCommute } from '../search/search-shapes.ts';
import type { CommuteAddress } from './filter-options.ts';
import { OneField } from './filter-parts.tsx';

const MINUTES = [10, 15, 20, 30, 45, 60];

interface CommuteFieldProps {
  name: string;
  /** The person's saved addresses; null while loading and if there are no travel times. */
  addresses: readonly CommuteAddress[] | null;
  current: SearchCommute | undefined;
}

/** The longest drive to one of the person's saved addresses. */
export function CommuteField({ name, addresses, current }: CommuteFieldProps) {
  const value = current ? commuteShape.write(current) : '';
  if (!addresses || addresses.length === 0) {
    return value ? <input type="hidden" name={name} value={value} /> : null;
  }
  return (
    <OneField label={filterMessages.commute()} hint={filterMessages.commuteHint()}>
      {(described) => (
        <select name={name} defaultValue={value} {...described}>
          <option value="">{filterMessages.any()}</option>
          {addresses.map(({ addressId, label }) => (
            <optgroup key={addressId} label={label}>
              {minutesOffered(addressId, current).map((minutes) => (
                <option key={minutes} value={commuteShape.write({ addressId, minutes })}>
                  {filterMessages.commuteWithin({ address: label, minutes: minutesText(minutes) })}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </OneField>
  );
}

/** The usual minutes plus those of the search itself. */
function minutesOffered(addressId: string, current: SearchCommute | undefined): readonly number[] {
  if (current?.addressId !== addressId || MINUTES.includes(current.minutes)) return MINUTES;
  return [...MINUTES, current.minutes].sort((a, b) => a - b);
}
