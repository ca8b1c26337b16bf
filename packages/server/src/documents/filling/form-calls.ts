import { formEndpoints as calls, formKeys } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';
import { currentForm, isApprovedForm, isSampleForm } from '../forms/current-forms.ts';

/** Registers the calls of blank forms, which anyone may read. */
export function serveFormCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(
    app,
    calls.listDocumentForms,
    async () => ({
      data: formKeys.map((key) => {
        const definition = currentForm(services, key);
        const { version, title, documentName } = definition;
        return {
          ...{ key, version, title, documentName },
          ...{ isApproved: isApprovedForm(definition), isSample: isSampleForm(definition) },
        };
      }),
    }),
    { cacheControl: 'public, max-age=300' },
  );

  serveEndpoint(
    app,
    calls.getDocumentForm,
    async ({ params }) => {
      const definition = currentForm(services, params.form);
      return {
        data: {
          definition: { ...definition },
          ...{ isApproved: isApprovedForm(definition), isSample: isSampleForm(definition) },
        },
      };
    },
    { cacheControl: 'public, max-age=300' },
  );
}
