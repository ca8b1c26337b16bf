import { useEffect, useRef, useState } from 'react';
import { formStyles, personApi } from '#accounts';
import styles from './maps.module.css';
import { namePlace } from './maps-client.ts';

interface OriginFieldProps {
  origin: string;
  /** The position behind it, "latitude,longitude"; empty for an address that was typed. */
  from: string;
  problem: string | undefined;
}

type Device = 'typed' | 'asking' | 'found' | 'unknown';

/**
 * Where the way begins: the device's place, read-only, named by reverse geocoding (spec 1 section 2).
 * Without script, and where the device does not tell, it is typed.
 */
export function OriginField({ origin, from, problem }: OriginFieldProps) {
  const [device, setDevice] = useState<Device>('typed');
  const [spot, setSpot] = useState(from);
  const input = useRef<HTMLInputElement>(null);

  const askDevice = () => {
    setDevice('asking');
    navigator.geolocation.getCurrentPosition(
      async ({ coords: { latitude, longitude } }) => {
        const at = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
        const name = await namePlace({ api: personApi }, { latitude, longitude }).catch(() => null);
        if (input.current) input.current.value = name ?? `Where I am (${at})`;
        setSpot(at);
        setDevice('found');
      },
      () => setDevice('unknown'),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  const typeInstead = () => {
    setSpot('');
    setDevice('typed');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens without a start
  useEffect(() => {
    if (from) setDevice('found');
    else if (!input.current?.value && 'geolocation' in navigator) askDevice();
  }, []);

  const isRead = device === 'found' || device === 'asking';
  const described = [problem && 'origin-problem', 'origin-hint'].filter(Boolean).join(' ');
  return (
    <div className={formStyles.field}>
      <label htmlFor="origin">Origin</label>
      <div className={formStyles.box} data-wrong={problem ? '' : undefined}>
        <input
          ref={input}
          id="origin"
          name="origin"
          defaultValue={origin}
          readOnly={isRead}
          maxLength={300}
          autoComplete="street-address"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
          onInput={() => setSpot('')}
        />
        {spot && <input type="hidden" name="from" value={spot} />}
      </div>
      {problem && (
        <p id="origin-problem" className={formStyles.problem}>
          {problem}
        </p>
      )}
      <p id="origin-hint" className={formStyles.hint} role="status">
        {hints[device]}
      </p>
      {device !== 'asking' && (
        <button
          type="button"
          className={styles.switch}
          onClick={device === 'found' ? typeInstead : askDevice}
        >
          {device === 'found' ? 'Start somewhere else' : 'Start where I am'}
        </button>
      )}
    </div>
  );
}

const hints: Readonly<Record<Device, string>> = {
  typed: 'Where you start: an address with its city.',
  asking: 'Asking your device where you are …',
  found: 'Your device’s place.',
  unknown: 'Your device did not tell where you are. Type where you start.',
};
