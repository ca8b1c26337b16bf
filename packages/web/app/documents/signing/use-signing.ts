import type { WireSigning, WireSigningLink } from '@homestead/contract/documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { personApi, usePerson } from '#accounts';
import { newFormKey, useSecretLink } from '#forms';
import { ApiError, browserApi } from '#platform';
import { endOf } from './end-of.ts';
import {
  type KeptSigning,
  keepSigning,
  readKeptSigning,
  readSigningLink,
  SIGNING_LINK_NAMES,
  withLink,
} from './kept-signing.ts';
import { inSession, type MakeChange, signingCall, signingDoor } from './signing-client.ts';

/** How far someone is with opening their documents. */
export type Door =
  | { at: 'reading' }
  | { at: 'none'; notice: string | null }
  | { at: 'failed'; notice: string; canRetry: boolean }
  | { at: 'link'; facts: WireSigningLink; notice: string | null }
  | { at: 'open'; signing: WireSigning };

const isOutage = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem.code : undefined);
const isOver = (error: unknown) =>
  codeOf(error) === 'signing-session-over' || codeOf(error) === 'in-person-over';

/**
 * Opens the documents of a link (`#k=`), of a session that staff started (`#s=`), or those with
 * this recipient's id of the person who is signed in. What is open survives a reload of the tab.
 */
export function useSigning(recipient: string | null) {
  const link = useSecretLink(SIGNING_LINK_NAMES);
  const isSignedIn = usePerson() !== null;
  const [door, setDoor] = useState<Door>({ at: 'reading' });
  const kept = useRef<KeptSigning>({});
  /** What the newest answer said, before it is drawn. */
  const newest = useRef<WireSigning | null>(null);
  /** Calls of the session are made one after the other: the newest answer is the newest state. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const keep = useCallback((what: KeptSigning) => {
    kept.current = what;
    keepSigning(what.key || what.session ? what : null);
  }, []);

  const api = useCallback(() => {
    const { session = '' } = kept.current;
    // In person, the session is tied to that of who handed over the device.
    return inSession(isSignedIn ? personApi : browserApi, session);
  }, [isSignedIn]);

  const showLink = useCallback(
    async (notice: string | null) => {
      const { key } = kept.current;
      if (!key) return setDoor({ at: 'none', notice });
      try {
        const { data: facts } = await signingDoor.getSigningLink(
          {},
          { api: isSignedIn ? personApi : browserApi, linkKey: key },
        );
        setDoor({ at: 'link', facts, notice });
      } catch (error) {
        setDoor({ at: 'failed', notice: (error as Error).message, canRetry: isOutage(error) });
      }
    },
    [isSignedIn],
  );

  /** The session is over, so the link has to be opened again. */
  const leave = useCallback(
    (error: unknown) => {
      const { key } = kept.current;
      keep(key ? { key } : {});
      return showLink((error as Error).message);
    },
    [keep, showLink],
  );

  const showSigning = useCallback(async () => {
    try {
      const { data: signing } = await signingCall.getSigning({}, { api: api() });
      newest.current = signing;
      setDoor({ at: 'open', signing });
    } catch (error) {
      if (isOver(error)) await leave(error);
      else setDoor({ at: 'failed', notice: (error as Error).message, canRetry: isOutage(error) });
    }
  }, [api, leave]);

  const openOwn = useCallback(
    async (id: string) => {
      try {
        const { data } = await signingDoor.openOwnSigning(
          { recipient: id },
          { api: personApi, idempotencyKey: newFormKey() },
        );
        keep({ session: data.session });
        await showSigning();
      } catch (error) {
        setDoor({ at: 'failed', notice: (error as Error).message, canRetry: isOutage(error) });
      }
    },
    [keep, showSigning],
  );

  const start = useCallback(
    (given: KeptSigning) => {
      if (recipient !== null && !given.key && !given.session) return openOwn(recipient);
      keep(withLink(readKeptSigning(), given));
      return kept.current.session ? showSigning() : showLink(null);
    },
    [recipient, openOwn, keep, showSigning, showLink],
  );

  useEffect(() => {
    if (link !== undefined) void start(readSigningLink(link ?? ''));
  }, [link, start]);

  const change: MakeChange = useCallback(
    (make) => {
      const made = last.current.then(async () => {
        try {
          const { data: signing } = await make({ api: api() });
          newest.current = signing;
          // In person, nothing can be opened again once they are done.
          if (signing.recipient.isInPerson && endOf(signing) !== null) keep({});
          setDoor({ at: 'open', signing });
          return signing;
        } catch (error) {
          if (isOver(error)) await leave(error);
          throw error;
        }
      });
      last.current = made.catch(() => {});
      return made;
    },
    [api, leave, keep],
  );

  return {
    door,
    api,
    change,
    newest: () => newest.current,
    /** Opens a link that was pasted. */
    paste: (text: string) => start(readSigningLink(text)),
    retry: () => start({}),
    /** Sends a code to the recipient of the link. */
    async sendCode() {
      const { key } = kept.current;
      const ask = { api: browserApi, linkKey: key, idempotencyKey: newFormKey() };
      const { data: facts } = await signingDoor.sendSigningCode({}, ask);
      setDoor({ at: 'link', facts, notice: null });
    },
    /** Opens the documents with a code, or without one by who is signed in. */
    async enter(code: string | null) {
      const { key } = kept.current;
      try {
        const { data } = await signingDoor.openSigning(code === null ? {} : { code }, {
          ...{ api: isSignedIn ? personApi : browserApi, linkKey: key },
          idempotencyKey: newFormKey(),
        });
        keep({ ...(key && { key }), session: data.session });
      } catch (error) {
        if (codeOf(error) === 'signing-locked') await showLink((error as Error).message);
        throw error;
      }
      await showSigning();
    },
    isConfirmed: kept.current.isConfirmed === true,
    /** In person: the signer said that it is them. */
    confirm: () => keep({ ...kept.current, isConfirmed: true }),
    /** Forgets the session, for the next person on this device. */
    close() {
      keep({});
      setDoor({ at: 'none', notice: null });
    },
  };
}

export type Signing = ReturnType<typeof useSigning>;
