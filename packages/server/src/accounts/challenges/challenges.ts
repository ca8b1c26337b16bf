import { newSecret, type Queryable, type Services, sha256 } from '#platform';
import {
  type ChallengePurpose,
  type ChallengeRow,
  countChallengeTry,
  findOpenChallenge,
  insertChallenge,
  useChallenge,
} from './challenge-store.ts';

const SEAL = 'sign-in challenge';

/** Minutes that each kind of half-finished sign-in stays open. */
const minutes: Readonly<Record<ChallengePurpose, number>> = {
  'second-step': 10,
  'passkey-sign-in': 5,
  'passkey-registration': 5,
  identity: 10,
};

/** How often a second step may be tried before sign-in has to start over. */
const MAX_TRIES = 5;

/** The facts of a challenge when it is continued. */
export interface OpenChallenge<Facts> {
  personId: string | null;
  facts: Facts;
  createdAt: Date;
}

/**
 * Half-finished sign-ins: the browser holds a secret of 256 random bits (or one the caller made),
 * the database its hash and the sealed facts. `Facts` is plain JSON.
 */
export class Challenges {
  readonly #secrets: Services['secrets'];

  constructor(services: Pick<Services, 'secrets'>) {
    this.#secrets = services.secrets;
  }

  /** Opens a challenge and returns its secret, base64url. */
  async open(
    db: Queryable,
    challenge: { purpose: ChallengePurpose; personId?: string | null; facts: object },
  ): Promise<string> {
    const secret = newSecret();
    const hash = sha256(secret);
    await insertChallenge(db, {
      hash,
      purpose: challenge.purpose,
      personId: challenge.personId ?? null,
      sealedFacts: this.#secrets.seal(SEAL, hash.toString('hex'), JSON.stringify(challenge.facts)),
      minutes: minutes[challenge.purpose],
    });
    return secret;
  }

  /** Counts one try; null when there is no open challenge or it was tried too often. */
  async try<Facts>(
    db: Queryable,
    purpose: ChallengePurpose,
    secret: string,
  ): Promise<OpenChallenge<Facts> | null> {
    const hash = sha256(secret);
    return this.#unsealed(hash, await countChallengeTry(db, hash, purpose, MAX_TRIES));
  }

  /** Reads without counting. */
  async look<Facts>(
    db: Queryable,
    purpose: ChallengePurpose,
    secret: string,
  ): Promise<OpenChallenge<Facts> | null> {
    const hash = sha256(secret);
    return this.#unsealed(hash, await findOpenChallenge(db, hash, purpose));
  }

  /** Uses the challenge up: null for a second or late caller. */
  async take<Facts>(
    db: Queryable,
    purpose: ChallengePurpose,
    secret: string,
  ): Promise<OpenChallenge<Facts> | null> {
    const hash = sha256(secret);
    return this.#unsealed(hash, await useChallenge(db, hash, purpose));
  }

  #unsealed<Facts>(hash: Buffer, row: ChallengeRow | null): OpenChallenge<Facts> | null {
    if (!row) return null;
    const facts = this.#secrets.open(SEAL, hash.toString('hex'), row.sealedFacts);
    const { personId, createdAt } = row;
    return { personId, createdAt, facts: JSON.parse(facts) as Facts };
  }
}
