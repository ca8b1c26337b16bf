import { Form, useNavigation } from 'react-router';
import { formStyles, SubmitButton } from '#accounts';
import { Icon } from '#design';
import type { MapsFacts } from './load-maps.ts';
import { MapPlace } from './map-place.tsx';
import styles from './maps.module.css';
import { OriginField } from './origin-field.tsx';

/** The page Maps: the way between two places, or a place marked. Works without script as a form. */
export function MapsView({ facts }: { facts: MapsFacts }) {
  const { mode, asked, hrefs } = facts;
  return (
    <>
      <nav aria-label="What the map is for" className={styles.modes}>
        <a href={hrefs.route} aria-current={mode === 'route' ? 'page' : undefined}>
          Directions
        </a>
        <a href={hrefs.maps} aria-current={mode === 'maps' ? 'page' : undefined}>
          Find a place
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
        <MapPlace marks={facts.marks} line={facts.line} />
      </div>
    </>
  );
}

function RouteForm({ facts: { asked, problems } }: { facts: MapsFacts }) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <Form method="get" className={formStyles.form}>
      <OriginField origin={asked.origin} from={asked.from} problem={problems.origin} />
      <TextInput
        name="destination"
        label="Destination"
        value={asked.destination}
        problem={problems.destination}
        hint="An address with its city."
      />
      <SubmitButton isPending={isPending}>Submit</SubmitButton>
    </Form>
  );
}

function PlaceForm({ facts: { asked, problems } }: { facts: MapsFacts }) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <Form method="get" className={formStyles.form}>
      <input type="hidden" name="mode" value="maps" />
      {asked.near && <input type="hidden" name="near" value={asked.near} />}
      <TextInput
        name="q"
        label="Search location"
        value={asked.q}
        problem={problems.q}
        hint={
          asked.near
            ? 'What you look for around the home, such as a park.'
            : 'An address or the name of a place.'
        }
      />
      <SubmitButton isPending={isPending}>
        <Icon name="search" />
        Search
      </SubmitButton>
    </Form>
  );
}

interface TextInputProps {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  hint: string;
}

function TextInput({ name, label, value, problem, hint }: TextInputProps) {
  const described = [problem && `${name}-problem`, `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className={formStyles.field}>
      <label htmlFor={name}>{label}</label>
      <div className={formStyles.box} data-wrong={problem ? '' : undefined}>
        <input
          id={name}
          name={name}
          defaultValue={value}
          maxLength={300}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
        />
      </div>
      {problem && (
        <p id={`${name}-problem`} className={formStyles.problem}>
          {problem}
        </p>
      )}
      <p id={`${name}-hint`} className={formStyles.hint}>
        {hint}
      </p>
    </div>
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
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {marks.length > 0 && (
        <ol className={styles.marks} aria-label={mode === 'route' ? 'From and to' : 'Places found'}>
          {marks.map(({ label, latitude, longitude }) => (
            <li key={`${label} ${latitude} ${longitude}`}>
              {label}
              <small>
                {latitude.toFixed(4)}, {longitude.toFixed(4)}
              </small>
            </li>
          ))}
        </ol>
      )}
      {isFromOpenStreetMap && (
        <p className={styles.source}>
          Places and roads: ©{' '}
          <a href="https://www.openstreetmap.org/copyright" rel="noopener">
            OpenStreetMap contributors
          </a>
        </p>
      )}
    </div>
  );
}
