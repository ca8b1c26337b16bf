import { defineMessages } from '@homestead/contract/platform';

/** What an offer’s page says about its summary and its client. */
export const forClientMessages = defineMessages({
  title: 'Summary and client',
  summaryHelp: 'The summary has every term, the costs, and the dates, ready to print.',
  print: 'Print or save PDF',
  fileName: 'Offer {code}.pdf',
});
