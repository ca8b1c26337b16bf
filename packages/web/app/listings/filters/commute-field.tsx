import { minutesText } from '#platform';
import { commuteShape, type SearchCommute } from '../search/search-shapes.ts';
import type { CommuteAddress } from './filter-options.ts';
import { OneField } from './filter-parts.tsx';

const MINUTES = [10, 15, 20, 30, 45, 60];

interface CommuteFieldProps {
  name: string;
  /** What the person keeps; null while it is on its way and where travel times can't be had. */
  addresses: readonly CommuteAddress[] | null;
  current: SearchCommute | undefined;
}

/** How long the way by car to an address that one keeps may take. */
export function CommuteField({ name, addresses, current }: CommuteFieldProps) {
  const value = current ? commuteShape.write(current) : '';
  if (!addresses || addresses.length === 0) {
    return value ? <input type="hidden" name={name} value={value} /> : null;
  }
  return (
    <OneField label="Commute" hint="By car without traffic, to about a mile.">
      {(described) => (
        <select name={name} defaultValue={value} {...described}>
          <option value="">Any</option>
          {addresses.map(({ addressId, label }) => (
            <optgroup key={addressId} label={label}>
              {minutesOffered(addressId, current).map((minutes) => (
                <option key={minutes} value={commuteShape.write({ addressId, minutes })}>
                  {label}: about {minutesText(minutes)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </OneField>
  );
}

/** The usual minutes, and those of the search itself. */
function minutesOffered(addressId: string, current: SearchCommute | undefined): readonly number[] {
  if (current?.addressId !== addressId || MINUTES.includes(current.minutes)) return MINUTES;
  return [...MINUTES, current.minutes].sort((a, b) => a - b);
}
