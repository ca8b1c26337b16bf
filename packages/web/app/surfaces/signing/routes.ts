import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

const here = (file: string) => `surfaces/signing/${file}`;

/** The pages of documents, in a frame of their own. The paths are specified. */
export const signingRoutes: RouteConfigEntry[] = [
  layout(here('layout.tsx'), { id: 'signing' }, [
    route('signdoc', here('signing-page.tsx')),
    ...['LeadBasedPaint', 'VAaddendum', 'LeadinSoilAddendum', 'sellerpdf'].map((name) =>
      route(`document=${name}/:id?`, here('blank-form-page.tsx'), { id: `document-${name}` }),
    ),
  ]),
];
