/** What someone does in a deal; the offer's fields name them. */
export const dealParts = {
  agentId: 'Our agent',
  coAgentId: 'Our co-agent',
  externalAgentId: 'Other side’s agent',
  sellerAgentId: 'Seller’s agent',
  lenderId: 'Lender',
  lenderCompanyId: 'Lending company',
  titleCompanyId: 'Title company',
  escrowAgentId: 'Escrow agent',
  surveyorId: 'Surveyor',
  termiteCompanyId: 'Termite inspection',
  termiteInspectorId: 'Termite inspector',
  homeInspection: 'Home inspection',
  homeInspector: 'Home inspector',
  warrantyCompanyId: 'Home warranty',
} as const;
export type DealPart = keyof typeof dealParts;
