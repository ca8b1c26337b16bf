import type { CallLine } from '#platform';

/** The calls of the neighborhood room, by endpoint name. */
export const neighborhoodCalls = {
  findRoute: 'POST Maps/Route',
  getCommute: 'GET Property/GetCommute',
  getWalkScore: 'POST Property/GetWalkscore',
  getNoiseLevel: 'GET Property/GetNoiseLevel',
  getFloodZone: 'GET Property/GetFloodZone',
  getNeighborhood: 'GET Property/GetNeighborhood',
} as const satisfies Record<string, CallLine>;
