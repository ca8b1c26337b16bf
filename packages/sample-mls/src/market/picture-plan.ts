import type { PictureFacts, PictureScene } from '../pictures/picture-facts.ts';

/** The scenes of a listing's gallery in their order, 2 to 20 of them. */
export function picturePlan(facts: PictureFacts): PictureScene[] {
  if (facts.style === 'land') return ['lot', 'aerial', 'lot'];
  const bedrooms = Math.max(1, facts.bedrooms ?? 2);
  const baths = Math.max(1, facts.bathrooms ?? 1);
  const flat = facts.style === 'condo';
  return [
    'exterior-front',
    'living',
    'kitchen',
    'dining',
    'primary-bedroom',
    'bath',
    ...Array.from({ length: Math.min(4, bedrooms - 1) }, () => 'bedroom' as const),
    ...Array.from({ length: Math.min(2, baths - 1) }, () => 'bath' as const),
    ...(bedrooms > 3 ? (['office', 'kitchen'] as const) : []),
    ...(facts.basement === true ? (['basement'] as const) : []),
    ...(flat ? [] : (['yard'] as const)),
    ...((facts.garageBays ?? 0) > 2 ? (['garage'] as const) : []),
    ...((facts.lotAcres ?? 0) > 0.3 && !flat ? (['aerial'] as const) : []),
    ...(bedrooms > 2 ? (['exterior-front'] as const) : []),
  ];
}
