import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './flyer.es.ts';

export const flyerMessages = defineMessages(spanish.flyerMessages, {
  flyer: 'Flyer',
  backToHome: 'Back to the home',
  print: 'Print this flyer',
  title: 'Flyer: {address} | {firm}',
  yourAgent: 'Your agent: {agent}',
  qrCode: 'QR code of {address}',
  empty: 'NA',
  mlsNumber: 'MLS #{number}',
  source: 'Source: {source}',
  updated: 'Last updated {at}',
  notGuaranteed: 'Deemed reliable but not guaranteed. Verify what matters to you.',
});
