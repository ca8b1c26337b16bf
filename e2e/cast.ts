/** The password of the demo's cast in journeys; a running site must be started with it. */
export const demoPassword = 'Tallgrass-Platte-2026';

/** People of the demo that journeys sign in as, by role. */
export const cast = {
  superAdmin: 'grace.whitfield@prairieandmain.example',
  admin: 'tomas.herrera@prairieandmain.example',
  concierge: 'nora.lindqvist@prairieandmain.example',
  client: 'jordan.ellis@homes.example',
  agent: 'priya.raman@prairieandmain.example',
} as const;
