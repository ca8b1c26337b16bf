import { type PictureFacts, type PictureScene, settleFacts } from './picture-facts.ts';
import { dice, mix } from './random.ts';

/** One picture of a home: what it shows, which of several, and the words under it. */
export type PlannedPicture = { scene: PictureScene; variant: number; caption: string };

/**
 * Chooses 6 to 20 pictures of a home in the order a brochure shows them, the front first.
 * Land shows the lot alone. Takes odd facts as `settleFacts` does.
 */
export function picturePlan(facts: Partial<PictureFacts> | null | undefined): PlannedPicture[] {
  const home = settleFacts(facts);
  const d = dice(mix(home.seed, 2020));
  const plan: PlannedPicture[] = [];
  const add = (scene: PictureScene, caption: string) => {
    const variant = plan.filter((p) => p.scene === scene).length;
    plan.push({ scene, variant, caption });
  };
  if (home.style === 'land') {
    add('lot', 'The lot from the road');
    add('aerial', 'The lot from above');
    add('lot', 'View toward the tree line');
    add('lot', 'View across the lot');
    add('aerial', 'Lot and surroundings');
    add('lot', 'The far corner');
    if (d.chance(0.4)) add('aerial', 'From the south');
    return plan;
  }
  add('exterior-front', 'Front of the home');
  add('living', home.fireplace ? 'Living room with fireplace' : 'Living room');
  add('kitchen', 'Kitchen');
  if (d.chance(0.6)) add('kitchen', 'Kitchen and island');
  if (d.chance(0.7)) add('dining', 'Dining room');
  add(
    home.bedrooms > 1 ? 'primary-bedroom' : 'bedroom',
    home.bedrooms > 1 ? 'Primary bedroom' : 'Bedroom',
  );
  add('bath', home.bathrooms > 1 ? 'Primary bath' : 'Bath');
  for (let i = 2; i <= Math.min(5, home.bedrooms); i++) add('bedroom', `Bedroom ${i}`);
  for (let i = 2; i <= Math.min(3, home.bathrooms); i++) add('bath', `Bath ${i}`);
  if (d.chance(0.4)) add('office', 'Office');
  if (d.chance(0.45)) add('living', 'Family room');
  if (home.basement) add('basement', 'Finished basement');
  if (home.garageBays > 0 && d.chance(0.35)) add('garage', 'Garage');
  add('yard', home.pool ? 'Back yard with pool' : home.deck ? 'Back yard and deck' : 'Back yard');
  if (d.chance(0.4)) add('yard', 'Yard from the patio');
  if (d.chance(0.4)) add('aerial', 'From above');
  if (d.chance(0.5)) add('exterior-front', 'Front from the side');
  return plan.slice(0, 20);
}
