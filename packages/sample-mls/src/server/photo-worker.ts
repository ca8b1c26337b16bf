import { parentPort, workerData } from 'node:worker_threads';
import { drawPicture } from '../pictures/index.ts';
import type { DrawOrder } from './photo-studio.ts';

/** Draws one picture at a time away from the feed's thread. */
parentPort?.on('message', async (order: DrawOrder) => {
  try {
    const drawn = await drawPicture(order.facts, order.scene, order.variant, workerData);
    parentPort?.postMessage({ id: order.id, bytes: new Uint8Array(drawn) });
  } catch (error) {
    parentPort?.postMessage({ id: order.id, failure: (error as Error).message });
  }
});
