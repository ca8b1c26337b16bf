import { type WakeIsland, wakeIsland } from '#platform';
import { Estimator } from './estimator.tsx';

/** The estimator's script, loaded when it is first used. */
const wakeEstimator: WakeIsland = (element) => wakeIsland(element, Estimator);
export default wakeEstimator;
