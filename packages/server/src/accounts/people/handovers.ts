import type { DatabaseTransaction, Queryable } from '#platform';

/** One kind of thing that a person can hold and others depend on; each room defines its own. */
export interface HandoverStep {
  /** Key of the step, such as `agents-in-care`. */
  readonly name: string;
  /** A label for what is held: 'Assigned agents'. */
  readonly label: () => string;
  /** How many of them the person holds. */
  count(tx: Queryable, personId: string): Promise<number>;
  /** Whether a person with this role may take them over. */
  mayTake(role: string): boolean;
  /** Whether it can't go to a person whose license has lapsed. */
  readonly needsLicense?: boolean;
  /**
   * Moves all of them; `by` is the acting person. Runs in the commit in which the person leaves.
   */
  handOver(tx: DatabaseTransaction, from: string, to: string, by: string): Promise<void>;
}

/** What a leaving person holds for one step. */
export interface Held {
  readonly step: HandoverStep;
  readonly count: number;
}

/** Whether some of it can't go to a person whose license has lapsed. */
export const needsLicense = (held: readonly Held[]): boolean =>
  held.some(({ step }) => step.needsLicense === true);

/**
 * The steps that hand over what a leaving person holds. A room to the right registers its steps
 * when it starts; the accounts room runs them all in one commit.
 */
export class Handovers {
  readonly #steps = new Map<string, HandoverStep>();

  /** Throws for a duplicate name. */
  register(step: HandoverStep): void {
    if (this.#steps.has(step.name))
      throw new Error(`The handover ${step.name} is registered twice`);
    this.#steps.set(step.name, step);
  }

  /** What the person holds, without empty steps. */
  async heldBy(tx: Queryable, personId: string): Promise<Held[]> {
    const held: Held[] = [];
    for (const step of this.#steps.values()) {
      const count = await step.count(tx, personId);
      if (count > 0) held.push({ step, count });
    }
    return held;
  }
}
