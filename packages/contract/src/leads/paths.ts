/** Paths below /api/v1 of the leads room. */
export const leadPaths = {
  requestTour: 'Property/RequestTour',
  myAgents: 'Property/GetMyAgents',
} as const;
