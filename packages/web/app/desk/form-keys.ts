import { useState } from 'react';
import { newFormKey } from '#forms';

/** What a call is sent with so that it counts once; the options of a typed client take it. */
export interface FormKey {
  idempotencyKey: string;
}

/**
 * The keys of a screen's forms, by name. A form keeps its key until it succeeds, so trying again
 * after an outage never does the same thing twice.
 */
export class FormKeys {
  readonly #keys = new Map<string, string>();

  async send<Answer>(name: string, send: (key: FormKey) => Promise<Answer>): Promise<Answer> {
    const idempotencyKey = this.#keys.get(name) ?? newFormKey();
    this.#keys.set(name, idempotencyKey);
    const answer = await send({ idempotencyKey });
    this.#keys.delete(name);
    return answer;
  }
}

export function useFormKeys(): FormKeys {
  return useState(() => new FormKeys())[0];
}
