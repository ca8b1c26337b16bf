import type { TemplateChannel } from '@homestead/contract/messaging';
import { type FormStarter, useAnswer } from '#desk';
import { templateMessages } from '../messages/templates.ts';
import { templates } from './template-client.ts';

/** The most that a list can hold. */
const MOST = 100;

/** "Use a template" above a message to a lead; null while there is none to use. */
export function useTemplateStarter(channel: TemplateChannel, leadId: string): FormStarter | null {
  const { answer } = useAnswer(channel, (signal) =>
    templates.listTemplates({ channel, use: 'current', pageSize: MOST }, { signal }),
  );
  if (!answer || answer.data.length === 0) return null;
  return {
    label: templateMessages.start(),
    choices: answer.data.map(({ id, name }) => ({ value: id, label: name })),
    async load(id) {
      const { data } = await templates.previewTemplate({ id, leadId });
      const { subject, body, missing } = data;
      return {
        record: { subject, content: body },
        notes: missing.map(({ message }) => message),
      };
    },
  };
}
