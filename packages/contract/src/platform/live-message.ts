/** Where browsers receive live messages, as server-sent events. */
export const LIVE_PATH = '/live';

/** The cookie while a page reloads on its own, which is no use of a session. */
export const BACKGROUND_COOKIE = 'homestead_background';

/** Messages of the channel itself. Other messages have a dot in their name. */
export const liveSignals = {
  /** The stream is open or still alive; carries where to resume after an interruption. */
  alive: 'alive',
  /** Messages were missed, so the page must reload its data. */
  missed: 'missed',
  /** The session is over; reconnecting is pointless. */
  ended: 'ended',
} as const;

/**
 * A message from the server to browsers, such as `feed.changed`. It says that something changed;
 * the page then asks the API for it.
 */
export interface LiveMessage<Data> {
  readonly name: string;
  /** Never set: it carries the type of the message's data. */
  readonly data?: Data;
}

export function liveMessage<Data>(name: `${string}.${string}`): LiveMessage<Data> {
  return { name };
}
