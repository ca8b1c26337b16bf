import { setLocalArea } from '@homestead/contract/platform';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Before the first date is written; the root's layout wrote it.
const { area = '', zone = '' } = document.documentElement.dataset;
setLocalArea({ name: area, timeZone: zone });

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
