import type { Refusal } from '#platform';

export const neighborhoodRefusals = {
  'commute-too-far': { status: 400, sentence: 'This commute reaches too far. Try fewer minutes.' },
  'commute-unreachable': {
    status: 400,
    sentence: 'Travel times can’t be worked out at the moment.',
  },
} as const satisfies Record<string, Refusal>;
