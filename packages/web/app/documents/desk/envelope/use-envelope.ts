import type { WireEnvelope } from '@homestead/contract/documents';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { envelopes } from '../document-client.ts';
import { contentWith } from './envelope-content.ts';

type Change = Parameters<typeof contentWith>[1];
type Changes = (envelope: WireEnvelope) => Change;

/** An envelope as the page has it, and how it is changed: each change is saved by itself. */
export function useEnvelope(loaded: WireEnvelope) {
  const { revalidate } = useRevalidator();
  const [envelope, setEnvelope] = useState(loaded);
  const newest = useRef(envelope);
  newest.current = envelope;
  useEffect(() => setEnvelope(loaded), [loaded]);
  const take = (data: WireEnvelope) => {
    newest.current = data;
    setEnvelope(data);
  };
  const save = async (changes: Change | Changes): Promise<WireEnvelope> => {
    const { current } = newest;
    const change = typeof changes === 'function' ? changes(current) : changes;
    const sent = { id: current.id, version: current.version, ...contentWith(current, change) };
    const { data } = await envelopes.updateEnvelope(sent);
    take(data);
    return data;
  };
  const reload = () => void revalidate();
  return { envelope, take, save, reload };
}

export type OpenEnvelope = ReturnType<typeof useEnvelope>;
