import { useEffect, useRef, useState } from 'react';
import { personApi } from '#accounts';
import { FieldProblem, formStyles, tiedTo } from '#forms';
import { directionsMessages } from '../messages/directions.ts';
import { namePlace } from './maps-client.ts';

interface OriginFieldProps {
  origin: string;
  /** The position behind it, "latitude,longitude"; empty for an address that was typed. */
  from: string;
  problem: string | undefined;
}

type Device = 'typed' | 'asking' | 'found' | 'unknown';

/**
 * The start of the route: the device's location, read-only, named by reverse geocoding.
 * Without script, or without the device's location, the person types it.
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
        if (input.current)
          input.current.value = name ?? directionsMessages.myLocation({ position: at });
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
  return (
    <div className={formStyles.field}>
      <label htmlFor="origin">{directionsMessages.origin()}</label>
      <div className={formStyles.box} data-wrong={problem ? '' : undefined}>
        <input
          ref={input}
          {...tiedTo({ id: 'origin', problem }, hints[device]())}
          name="origin"
          defaultValue={origin}
          readOnly={isRead}
          maxLength={300}
          autoComplete="street-address"
          spellCheck={false}
          onInput={() => setSpot('')}
        />
        {spot && <input type="hidden" name="from" value={spot} />}
      </div>
      <FieldProblem id="origin" problem={problem} />
      <p id="origin-hint" className="fine-print" role="status">
        {hints[device]()}
      </p>
      {device !== 'asking' && (
        <button
          type="button"
          className="text-button needs-script"
          onClick={device === 'found' ? typeInstead : askDevice}
        >
          {device === 'found'
            ? directionsMessages.startElsewhere()
            : directionsMessages.startHere()}
        </button>
      )}
    </div>
  );
}

const hints: Readonly<Record<Device, () => string>> = {
  typed: directionsMessages.originHint,
  asking: directionsMessages.locating,
  found: directionsMessages.yourLocation,
  unknown: directionsMessages.noLocation,
};
