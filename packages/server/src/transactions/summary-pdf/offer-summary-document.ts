import { cityLine, formatPhone, licenseLineOf, locale } from '@homestead/contract/platform';
import { PAGE, PAGES, type PdfBlock, type PdfDocument, type Settings } from '#platform';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import { offerSheet } from './offer-sheet.ts';
import type { OfferFacts } from './read-offer-facts.ts';
import { versionInWords } from './sheet-words.ts';

/** The printable summary of an offer, in the reader’s language. */
export function offerSummaryDocument(
  { brokerage }: Pick<Settings, 'brokerage'>,
  facts: OfferFacts,
): PdfDocument {
  const { code } = facts.offer;
  const where = [brokerage.street, cityLine(brokerage)].filter(Boolean).join(', ');
  const reach = [brokerage.phone && formatPhone(brokerage.phone), brokerage.email];
  const blocks = offerSheet(facts).flatMap(({ title, parts }): PdfBlock[] => [
    { kind: 'heading', text: title },
    ...(parts as PdfBlock[]),
  ]);
  return {
    title: offerSheetMessages.title({ code }),
    language: locale(),
    firm: brokerage.name,
    firmLines: [licenseLineOf(brokerage) ?? '', where, reach.filter(Boolean).join(', ')].filter(
      (line) => line !== '',
    ),
    foot: offerSheetMessages.foot({ code, version: versionInWords(facts.offer) }),
    pageOf: offerSheetMessages.pageOf({ page: PAGE, pages: PAGES }),
    blocks: [...blocks, { kind: 'text', text: offerSheetMessages.notAContract(), look: 'quiet' }],
    unprintable: offerSheetMessages.unprintable(),
    madeAt: facts.now,
  };
}
