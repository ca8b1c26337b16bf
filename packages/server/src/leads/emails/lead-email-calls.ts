import { leadEmailEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { listContactEmails } from './list-contact-emails.ts';

/** Registers the calls of emails to leads, besides the one that sends them. */
export function serveLeadEmailCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serveEndpoint(app, leadEmailEndpoints.getEmailsOfContacts, (call) =>
    listContactEmails(db, requireCaller(call), call.body),
  );
}
