import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform';
import { runForEach } from './bulk-work.ts';

const records = ['Ann', 'Ben', 'Cleo'];
const given = { nameOf: (name: string) => name, onStep: () => {} };
const refusal = (status: number, message: string) => new ApiError(status, { message });

describe('an action on several rows', () => {
  it('goes on after a row that is refused, and says why', async () => {
    const steps: number[] = [];
    const result = await runForEach(
      async (name) => {
        if (name === 'Ben') throw refusal(409, 'Ben is already an agent.');
        return `${name} done`;
      },
      { records },
      { ...given, onStep: (done) => steps.push(done) },
    );
    expect(result.done).toBe(2);
    expect(result.refused).toEqual([{ name: 'Ben', reason: 'Ben is already an agent.' }]);
    expect(steps).toEqual([1, 2, 3]);
  });

  it('stops where the service doesn’t answer, and names the rest', async () => {
    const asked: string[] = [];
    const result = await runForEach(
      async (name) => {
        asked.push(name);
        if (name === 'Ben') throw refusal(0, '');
        return name;
      },
      { records },
      given,
    );
    expect(asked).toEqual(['Ann', 'Ben']);
    expect(result.done).toBe(1);
    expect(result.refused.map(({ name }) => name)).toEqual(['Ben', 'Cleo']);
  });
});
