import { z } from 'zod';
import type { OutsideQuestion } from '#platform';
import type { AskedLocation } from './asked-location.ts';

const soundscore = z.object({
  score: z.number().min(0).max(100),
  scoretext: z.string().min(1).max(60),
});

/** HowLoud's answer (api.howloud.com/docs): version 2 gives one result, version 1 a list. */
const answerSchema = z.object({
  status: z.string(),
  result: z.union([soundscore, z.array(soundscore)]).nullish(),
});

/** How calm it is, 100 being calmest, and HowLoud's word for it. */
export interface NoiseLevel {
  score: number;
  text: string;
}

/** Asks HowLoud about a place. */
export function noiseQuestion({ latitude, longitude }: AskedLocation): OutsideQuestion<NoiseLevel> {
  return {
    about: ['score', latitude, longitude],
    path: `/score?${new URLSearchParams({ lat: String(latitude), lng: String(longitude) })}`,
    read(sent) {
      const { status, result } = answerSchema.parse(sent);
      const found = Array.isArray(result) ? result[0] : result;
      if (status !== 'OK' || !found) return null;
      return { score: found.score, text: found.scoretext };
    },
  };
}
