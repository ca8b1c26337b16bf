import { type ComponentType, useState } from 'react';
import { useSite } from '#platform';
import { agentMessages } from '../messages/agents.ts';
import styles from './sales.module.css';
import type { SalesMapProps } from './sales-map.tsx';

type Shown = 'closed' | 'loading' | 'none' | { Map: ComponentType<SalesMapProps> };

/** A button that loads the map of an agent’s sales. */
export function SalesMapSlot({ places }: Pick<SalesMapProps, 'places'>) {
  const { mapStyles, area } = useSite();
  const [shown, setShown] = useState<Shown>('closed');
  const none = () => setShown('none');
  const open = () => {
    setShown('loading');
    import('./sales-map.tsx').then((part) => setShown({ Map: part.default }), none);
  };
  if (shown === 'closed') {
    return (
      <button type="button" className="button" onClick={open}>
        {agentMessages.showMap({ count: places.length })}
      </button>
    );
  }
  return (
    <section className={styles.map} aria-label={agentMessages.salesMap()}>
      {typeof shown === 'object' ? (
        <shown.Map places={places} mapStyles={mapStyles} area={area} onNone={none} />
      ) : (
        <p className="centered pad-4 quiet text-center full-height" role="status">
          {shown === 'none' ? agentMessages.noMap() : agentMessages.loadingMap()}
        </p>
      )}
    </section>
  );
}
