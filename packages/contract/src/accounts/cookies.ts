/** The cookies of accounts. */
export const accountCookies = {
  /** `<session id>.<refresh secret>`: HttpOnly, SameSite=Lax, Secure except on loopback http. */
  session: 'homestead_session',
  /** Secret of a half-finished sign-in: HttpOnly, ten minutes. */
  challenge: 'homestead_challenge',
  /** The browser that went to an identity provider: HttpOnly, ten minutes. */
  identity: 'homestead_identity',
  /** A device that the person has signed in from: HttpOnly, two years. */
  device: 'homestead_device',
  /** The browser that registered: HttpOnly, two days. */
  registration: 'homestead_registration',
  /** The page that the person wanted before signing in: a path, readable by scripts, 30 minutes. */
  wanted: 'homestead_wanted',
  /** The search page asks the visitor to sign in: HttpOnly, a minute, once. */
  ask: 'homestead_ask',
  /** What to say on the next page: the key of a notice, readable by scripts, once. */
  notice: 'homestead_notice',
} as const;
