/** The ids among a lead's fields. */
export const leadFields = {
  'body.stageId': 'entry',
  'body.contactStatusLevelId': 'entry',
  'body.engagementLevelId': 'entry',
  'body.responseLevelId': 'entry',
  'body.closingBagOptionId': 'entry',
  'body.sourceId': 'entry',
  'body.subSourceId': 'entry',
  'body.subSourceAgentId': 'routed person',
  'body.referralId': 'entry',
  'body.lenderId': 'lender',
  'body.lenderStatusId': 'entry',
  'body.relationshipId': 'entry',
  'body.tShirtSizeId': 'entry',
  'body.secondaryRelationshipId': 'entry',
  'body.secondaryTShirtSizeId': 'entry',
} as const;
