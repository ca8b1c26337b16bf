import { Form, useNavigation } from 'react-router';
import { Icon } from '#design';
import { formStyles, SubmitButton, TextField } from '#forms';
import { rich } from '#platform';
import { directionsMessages } from '../messages/directions.ts';
import type { MapsFacts } from './load-maps.ts';
import styles from './maps.module.css';
import { OriginField } from './origin-field.tsx';
import { RouteMapSlot } from './route-map-slot.tsx';

const free = { required: false, maxLength: 300, autoComplete: 'off' };

/** The page Maps: directions between two places, or one place on the map. Works without script. */
export function MapsView({ facts }: { facts: MapsFacts }) {
  const { mode, asked, hrefs } = facts;
  return (
    <>
      <nav aria-label={directionsMessages.modes()} className="tabs">
        <a href={hrefs.route} aria-current={mode === 'route' ? 'page' : undefined}>
          {directionsMessages.directions()}
        </a>
        <a href={hrefs.maps} aria-current={mode === 'maps' ? 'page' : undefined}>
          {directionsMessages.findPlace()}
        </a>
      </nav>
      <div className={styles.columns}>
        <div className={styles.side}>
          {mode === 'route' ? (
            <RouteForm key={`${asked.origin} ${asked.destination}`} facts={facts} />
          ) : (
            <PlaceForm key={asked.q} facts={facts} />
          )}
          <Found facts={facts} />
        </div>
        <RouteMapSlot marks={facts.marks} line={facts.line} />
      </div>
    </>
  );
}

function RouteForm({ facts: { asked, problems } }: { facts: MapsFacts }) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <Form method="get" className={formStyles.form}>
      <OriginField origin={asked.origin} from={asked.from} problem={problems.origin} />
      <TextField
        {...free}
        name="destination"
        label={directionsMessages.destination()}
        defaultValue={asked.destination}
        problem={problems.destination}
        hint={directionsMessages.destinationHint()}
      />
      <SubmitButton isPending={isPending}>{directionsMessages.submit()}</SubmitButton>
    </Form>
  );
}

function PlaceForm({ facts: { asked, problems } }: { facts: MapsFacts }) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <Form method="get" className={formStyles.form}>
      <input type="hidden" name="mode" value="maps" />
      {asked.near && <input type="hidden" name="near" value={asked.near} />}
      <TextField
        {...free}
        name="q"
        label={directionsMessages.searchLocation()}
        defaultValue={asked.q}
        problem={problems.q}
        hint={asked.near ? directionsMessages.nearHomeHint() : directionsMessages.placeHint()}
      />
      <SubmitButton isPending={isPending}>
        <Icon name="search" />
        {directionsMessages.search()}
      </SubmitButton>
    </Form>
  );
}

function Found({ facts }: { facts: MapsFacts }) {
  const { mode, message, result, marks, isFromOpenStreetMap } = facts;
  return (
    <div className={styles.found} role="status">
      {message && (
        <p className={styles.message}>
          <Icon name="note" />
          {message}
        </p>
      )}
      {result && (
        <dl className={styles.result}>
          {result.map(([label, value]) => (
            <div key={label}>
              <dt className="fine-print">{label}</dt>
              <dd className="text-22 bold tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {marks.length > 0 && (
        <ol
          className={styles.marks}
          aria-label={
            mode === 'route' ? directionsMessages.ends() : directionsMessages.placesFound()
          }
        >
          {marks.map(({ label, latitude, longitude }) => (
            <li className="relative line-above" key={`${label} ${latitude} ${longitude}`}>
              {label}
              <small className="fine-print tabular block">
                {latitude.toFixed(4)}, {longitude.toFixed(4)}
              </small>
            </li>
          ))}
        </ol>
      )}
      {isFromOpenStreetMap && (
        <p className="fine-print">
          {rich(
            directionsMessages.source({
              link: (text) => (
                <a href="https://www.openstreetmap.org/copyright" rel="noopener">
                  {text}
                </a>
              ),
            }),
          )}
        </p>
      )}
    </div>
  );
}
