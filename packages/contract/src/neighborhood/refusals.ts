import type { Refusal } from '#platform';

export const neighborhoodRefusals = {
  'commute-too-far': { status: 400, sentence: 'This commute is too long. Try fewer minutes.' },
  'commute-unreachable': {
    status: 400,
    sentence: 'Travel times aren’t available right now.',
  },
} as const satisfies Record<string, Refusal>;
