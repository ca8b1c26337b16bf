import { type ComponentType, useState } from 'react';
import type { PinMapProps } from '#listings/map';
import { agentMessages } from '../messages/agents.ts';
import styles from './sales.module.css';

type Shown = 'closed' | 'loading' | 'none' | { Map: ComponentType<PinMapProps> };

const NEAREST = 14;

/** A button that loads the map of an agent’s sales. */
export function SalesMapSlot({ pins }: Pick<PinMapProps, 'pins'>) {
  const [shown, setShown] = useState<Shown>('closed');
  const none = () => setShown('none');
  const open = () => {
    setShown('loading');
    import('#listings/map').then(({ PinMap }) => setShown({ Map: PinMap }), none);
  };
  if (shown === 'closed') {
    return (
      <button type="button" className="button" onClick={open}>
        {agentMessages.showMap({ count: pins.length })}
      </button>
    );
  }
  return (
    <section className={styles.map} aria-label={agentMessages.salesMap()}>
      {typeof shown === 'object' ? (
        <shown.Map pins={pins} nearest={NEAREST} onNone={none} />
      ) : (
        <p className="centered pad-4 quiet text-center full-height" role="status">
          {shown === 'none' ? agentMessages.noMap() : agentMessages.loadingMap()}
        </p>
      )}
    </section>
  );
}
