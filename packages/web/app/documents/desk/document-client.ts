import {
  documentCalls,
  type documentEndpoints,
  envelopeCalls,
  type envelopeEndpoints,
  envelopeTemplateCalls,
  type envelopeTemplateEndpoints,
  formCalls,
  type formEndpoints,
  recipientCalls,
  type recipientEndpoints,
} from '@homestead/contract/documents';
import { personApi } from '#accounts';
import { keptAnswer } from '#desk';
import { createClient } from '#platform';

export const forms = createClient<typeof formEndpoints>(formCalls, personApi);

export const documents = createClient<
  Pick<
    typeof documentEndpoints,
    'createDocument' | 'getDocument' | 'answerDocument' | 'getDocumentHistory'
  >
>(documentCalls, personApi);

export const envelopes = createClient<typeof envelopeEndpoints>(envelopeCalls, personApi);

export const templates = createClient<typeof envelopeTemplateEndpoints>(
  envelopeTemplateCalls,
  personApi,
);

export const recipients = createClient<typeof recipientEndpoints>(recipientCalls, personApi);

const FORMS_KEPT_MS = 5 * 60_000;

/** The forms that can be filled in, asked for once in a while. */
export const readForms = keptAnswer(() => forms.listDocumentForms({}), { keptMs: FORMS_KEPT_MS });
