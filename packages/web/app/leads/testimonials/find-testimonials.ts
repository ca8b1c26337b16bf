import { testimonialCalls, type testimonialEndpoints } from '@homestead/contract/leads';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, createClient, orNull } from '#platform';
import type { Testimonial } from './testimonials.tsx';

const testimonials = createClient<typeof testimonialEndpoints>(testimonialCalls);

/** The published testimonials; none when the call fails. */
export async function findTestimonials({
  context,
  request,
}: LoaderFunctionArgs): Promise<Testimonial[]> {
  const ask = { api: context.get(apiContext), signal: request.signal };
  return (await orNull(() => testimonials.getTestimonials({}, ask)))?.value ?? [];
}
