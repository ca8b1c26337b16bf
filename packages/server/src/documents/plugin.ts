import { registerNotifications } from '#messaging';
import type { Room } from '#platform';
import { serveEnvelopeCalls } from './envelopes/envelope-calls.ts';
import { serveEnvelopeFiles } from './envelopes/envelope-file-calls.ts';
import { defineEnvelopeJobs } from './envelopes/envelope-jobs.ts';
import { envelopeNews } from './envelopes/envelope-news.ts';
import { serveRecipientCalls } from './envelopes/recipient-calls.ts';
import { serveDocumentCalls } from './filling/document-calls.ts';
import { serveFormCalls } from './filling/form-calls.ts';
import { openForms } from './forms/current-forms.ts';
import { serveHeldSteps } from './held/held-step-calls.ts';
import { defineHeldStepJob } from './held/held-step-job.ts';
import { defineDayJob } from './log/day-job.ts';
import { serveDocumentDays } from './log/document-day-calls.ts';
import { registerDocumentsAudit } from './register-audit.ts';
import { registerPersonData } from './register-person-data.ts';
import { defineRetentionJob } from './retention/delete-old-envelopes.ts';
import { serveSealCalls } from './sealing/seal-calls.ts';
import { defineSealJobs } from './sealing/seal-job.ts';
import { serveSigningCalls } from './signing/signing-calls.ts';
import { serveSigningDoorCalls } from './signing/signing-door-calls.ts';
import { serveSigningFiles } from './signing/signing-file-calls.ts';
import { serveTemplateCalls } from './templates/template-calls.ts';
import { serveDocumentWireCalls } from './wire/document-wire-calls.ts';

/** The documents room: forms, envelopes, signatures and seals. It knows no deals. */
export const documentsRoom: Room = {
  name: 'documents',
  start(app, services) {
    openForms(services.settings);
    serveFormCalls(app, services);
    serveDocumentCalls(app, services);
    serveEnvelopeCalls(app, services);
    serveEnvelopeFiles(app, services);
    serveRecipientCalls(app, services);
    serveTemplateCalls(app, services);
    serveHeldSteps(app, services);
    serveSigningDoorCalls(app, services);
    serveSigningCalls(app, services);
    serveSigningFiles(app, services);
    serveSealCalls(app, services);
    serveDocumentDays(app, services);
    serveDocumentWireCalls(app, services);
    registerNotifications(services, [envelopeNews]);
    registerPersonData(services);
    registerDocumentsAudit(services);
    defineEnvelopeJobs(services);
    defineHeldStepJob(services);
    defineSealJobs(services);
    defineDayJob(services);
    defineRetentionJob(services);
  },
};
