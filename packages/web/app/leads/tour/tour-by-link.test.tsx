import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tourMessages } from '../messages/tours.ts';
import { TourByLink } from './tour-by-link.tsx';

it('says where the link is without one, and shows a client and staff another way', () => {
  const client = renderToStaticMarkup(<TourByLink isClient />);
  expect(client).toContain(tourMessages.linkNeeded());
  expect(client).toContain(tourMessages.linkHint());
  expect(client).toContain('href="/property-list/tours"');
  expect(client).toContain('href="/contactus"');
  const staff = renderToStaticMarkup(<TourByLink isClient={false} />);
  expect(staff).toContain(tourMessages.linkHintStaff());
  expect(staff).toContain('href="/tour-requests"');
});
