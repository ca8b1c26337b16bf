import {
  dealDocumentEndpoints as calls,
  type PacketKey,
  type WireSigner,
} from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { startEnvelope } from '#documents';
import {
  answerOnce,
  type Caller,
  type DatabaseTransaction,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import {
  requireLockedSellersFile,
  requireSellersFile,
} from '../listing-files/require-listing-file.ts';
import { dealDocumentMessages } from '../messages/documents.ts';
import { requireLocked, requireOffer } from '../offers/offer-wire-calls.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import {
  type DealPaper,
  missingOf,
  presentPapers,
  readFilePapers,
  readOfferPapers,
} from './deal-papers.ts';
import { warningsOfOffer } from './disclosure-warnings.ts';
import { FILE_SUBJECT, OFFER_SUBJECT } from './find-deal.ts';
import { signersOfFile, signersOfOffer } from './signers-of.ts';

const head = { statusCode: 'success', status: 200, message: '', success: true } as const;

/** Registers the calls of the documents that deals need, and of what became of them. */
export function serveDealDocumentCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;

  serveEndpoint(app, calls.getDocumentStatus, async (call) => {
    const caller = requireCaller(call);
    const offer = await requireOffer(db, caller, call.query.offerId);
    const papers = await readOfferPapers(services, db, caller, offer);
    return { ...head, data: papers.map(presentStatus) };
  });

  serveEndpoint(app, calls.getOfferSigners, async (call) => {
    const caller = requireCaller(call);
    const offer = await requireOffer(db, caller, call.params.id);
    return { data: await signersOfOffer(db, caller, offer) };
  });

  serveEndpoint(app, calls.getOfferDocuments, async (call) => {
    const caller = requireCaller(call);
    const offer = await requireOffer(db, caller, call.params.id);
    const papers = await readOfferPapers(services, db, caller, offer);
    return { data: presentPapers(caller, papers, await warningsOfOffer(db, offer, papers)) };
  });

  serveEndpoint(app, calls.getListingFileDocuments, async (call) => {
    const caller = requireCaller(call);
    const file = await requireSellersFile(db, caller, call.params.id);
    return { data: presentPapers(caller, await readFilePapers(services, db, file)) };
  });

  serveEndpoint(app, calls.startOfferPacket, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.startOfferPacket, body, call), async (tx) => {
      const offer = await requireLocked(tx, caller, body.id);
      const envelope = await startPacket(services, tx, caller, {
        packet: body.packet,
        about: { kind: OFFER_SUBJECT, id: String(offer.number) },
        home: offer.property_address ?? offer.code,
        papers: await readOfferPapers(services, tx, caller, offer),
        signers: await signersOfOffer(tx, caller, offer),
      });
      return { data: { envelope } };
    });
  });

  serveEndpoint(app, calls.startListingFilePacket, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    const submission = submissionOf(calls.startListingFilePacket, body, call);
    return answerOnce(services, submission, async (tx) => {
      const file = await requireLockedSellersFile(tx, caller, body.id);
      const envelope = await startPacket(services, tx, caller, {
        packet: body.packet,
        about: { kind: FILE_SUBJECT, id: String(file.number) },
        home: file.property_address ?? file.code,
        papers: await readFilePapers(services, tx, file),
        signers: await signersOfFile(tx, caller, file),
      });
      return { data: { envelope } };
    });
  });
}

interface StartedPacket {
  packet: PacketKey;
  about: { kind: string; id: string };
  home: string;
  papers: readonly DealPaper[];
  signers: readonly WireSigner[];
}

/** Starts what a packet lacks, with those who sign it. Refuses (packet-empty) one without. */
async function startPacket(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  { packet, about, home, papers, signers }: StartedPacket,
): Promise<string> {
  const { forms, templates } = missingOf(papers, packet);
  if (forms.length + templates.length === 0) refuseTransaction('packet-empty');
  const title =
    packet === 'client'
      ? dealDocumentMessages.clientTitle({ home })
      : dealDocumentMessages.dealTitle({ home });
  return startEnvelope(services, tx, caller, {
    ...{ about, forms, templates, title },
    recipients: signers.map((one) => ({
      ...{ ...one, turn: turns[one.role] ?? 1, isInPerson: false },
    })),
  });
}

/** Sellers disclose before buyers acknowledge, and the agent signs last. */
const turns: Partial<Record<WireSigner['role'], number>> = { seller: 1, buyer: 2, agent: 3 };

function presentStatus({ title, documentName, need, why, standing }: DealPaper) {
  return {
    ...{ document_name: documentName ?? '', title },
    status: standing?.state ?? ('missing' as const),
    ...{ needed: need === 'needed', reason: why ?? '' },
    envelope_id: standing?.envelopeId ?? '',
    signers: (standing?.signers ?? []).map(({ role, number, name, state, signedAt }) => ({
      ...{ role, number, name, status: state, signed_at: signedAt?.toISOString() ?? '' },
    })),
    sent_at: standing?.sentAt?.toISOString() ?? '',
    sealed_at: standing?.sealedAt?.toISOString() ?? '',
  };
}
