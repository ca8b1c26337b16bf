import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

const here = (file: string) => `surfaces/signing/${file}`;

/** The pages of documents, in a frame of their own. The paths are specified. */
export const signingRoutes: RouteConfigEntry[] = [
  layout(here('layout.tsx'), { id: 'signing' }, [
    route('signdoc', here('signing-page.tsx')),
    // Their ids are their paths: the list of routes, which every page loads, stays short.
    ...['LeadBasedPaint', 'VAaddendum', 'LeadinSoilAddendum', 'sellerpdf']
      .map((name) => `document=${name}/:id?`)
      .map((path) => route(path, here('blank-form-page.tsx'), { id: path })),
  ]),
];
