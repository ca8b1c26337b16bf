import { ApiError } from '#platform';

let prove: () => Promise<boolean> = async () => false;

/** Sets how people prove again who they are; the answer is false if they don't. */
export function proveWith(ask: () => Promise<boolean>): void {
  prove = ask;
}

/** Runs a call; if it needs a recent proof, asks for one and runs it again. */
export async function withProof<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.problem.code === 'proof-needed';
    if (!isNeeded || !(await prove())) throw error;
    return work();
  }
}
