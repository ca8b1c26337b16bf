import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PEEK } from './peek-address.ts';

/** The panel beside a list, which the address names the record of. */
export interface Peek {
  id: string | null;
  /** The panel covers the list: there is no room beside it. */
  isCovering: boolean;
  show: (id: string) => void;
  close: () => void;
}

/** Marks an entry of the browser's history that opening the panel added. */
interface PeekState {
  isPeeking?: boolean;
}

export function usePeek(): Peek {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: PeekState | null };
  const navigate = useNavigate();
  const isBeside = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const id = params.get(PEEK);
  const goTo = (next: string | null, replace: boolean) => {
    const changed = new URLSearchParams(params);
    if (next === null) changed.delete(PEEK);
    else changed.set(PEEK, next);
    const isPeeking = next !== null && (!replace || state?.isPeeking === true);
    setParams(changed, { replace, preventScrollReset: true, state: { isPeeking } });
  };
  return {
    id,
    isCovering: !isBeside,
    show: (next) => goTo(next, id !== null),
    close: () => {
      if (state?.isPeeking) navigate(-1);
      else goTo(null, true);
    },
  };
}
