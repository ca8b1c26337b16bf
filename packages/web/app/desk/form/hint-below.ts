/** The parts of a field, so that the inputs of a row are level where only one has a hint. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
