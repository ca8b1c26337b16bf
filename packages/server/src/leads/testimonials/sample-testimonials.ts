import type { Database } from '#platform';
import { testimonialMessages } from '../messages/testimonials.ts';
import { addSamples } from './testimonial-store.ts';

/** What invented clients of the demo's brokerage said; each is marked as a sample. */
const samples = `
Dana R.|Elkhorn|They told us what to fix before listing, and what to leave alone. We had three offers by Sunday.
Luis and Ana M.|Papillion|We bought our first home and never felt rushed. Every question got an answer the same day.
Grace T.|Omaha|I sold my mother’s house from two states away. Photos, repairs and movers were all handled.
Ben K.|Gretna|Our agent walked us away from a house we loved because of the foundation. I’m still grateful.
Priya S.|Bennington|We sold and bought in the same month, and both closings fell on the dates they planned.
Will and Jo H.|Lincoln|Clear numbers from the start: what it would sell for, what it would cost, what we’d keep.
Omar F.|Bellevue|The Air Force gave us ten days to find a home. They had a list ready when we landed.
Nora L.|Valley|They knew which lake homes had which dues. That saved us from an expensive surprise.
Theo B.|Blair|Straight talk, quick answers, and a price that was right the first time.`;

/** Adds the demo's testimonials where there are none. */
export async function addSampleTestimonials(db: Database): Promise<void> {
  const rows = samples.trim().split('\n');
  await addSamples(
    db,
    rows.map((row) => {
      const [name = '', city = '', text = ''] = row.split('|');
      const sample = testimonialMessages.sampleName({ name });
      return { name: sample, city, text, consent_how: testimonialMessages.invented() };
    }),
  );
}
