import type { Queryable } from '#platform';

/** One kind of thing that a person can hold and others depend on; a room names its own. */
export interface HandoverStep {
  /** Key of the step, such as `agents-in-care`. */
  readonly name: string;
  /** What is held, in words: 'Agents in care'. */
  readonly label: string;
  /** How many of them the person holds. */
  count(tx: Queryable, personId: string): Promise<number>;
  /** Whether somebody of this role may take them over. */
  mayTake(role: string): boolean;
  /** Moves all of them; `by` is who asked. Runs in the commit in which the person leaves. */
  handOver(tx: Queryable, from: string, to: string, by: string): Promise<void>;
}

/** What a leaving person holds of one step. */
export interface Held {
  readonly step: HandoverStep;
  readonly count: number;
}

/**
 * The steps by which what a leaving person holds goes to somebody else. A room to the right
 * registers its steps at its start; the accounts room runs them all in one commit.
 */
export class Handovers {
  readonly #steps = new Map<string, HandoverStep>();

  /** Refuses a name that is taken. */
  register(step: HandoverStep): void {
    if (this.#steps.has(step.name)) throw new Error(`The handover ${step.name} is there twice`);
    this.#steps.set(step.name, step);
  }

  /** What the person holds, steps with nothing left out. */
  async heldBy(tx: Queryable, personId: string): Promise<Held[]> {
    const held: Held[] = [];
    for (const step of this.#steps.values()) {
      const count = await step.count(tx, personId);
      if (count > 0) held.push({ step, count });
    }
    return held;
  }
}
