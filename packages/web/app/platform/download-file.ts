import { type CallLine, fileCalls, readCall } from '@homestead/contract/platform';
import { type Api, type ApiCall, ApiError } from './api.ts';
import { addressOf } from './client.ts';
import { platformMessages } from './messages.ts';

/** Has the browser save a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The content of a file that the person may read. Throws `ApiError` for a refusal or an outage. */
export async function loadFile(key: string, api: Api): Promise<Blob> {
  const { method, path } = readCall(fileCalls.readFile);
  return blobOf(api, `/api/v1/${path.replace('{key}', key)}`, { method });
}

async function blobOf(api: Api, path: string, call: ApiCall): Promise<Blob> {
  const answer = await api(path, call).catch(() => {
    throw new ApiError(0, { message: platformMessages.unreachable() });
  });
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => ({})));
  // In the browser, where files are saved, it is a whole Response.
  return (answer as Response).blob();
}

/** Saves a file that the person may read. Throws like {@link loadFile}. */
export async function downloadFile(
  key: string,
  { api, name }: { api: Api; name: string },
): Promise<void> {
  saveFile(name, await loadFile(key, api));
}

/** Saves the file that a call answers with. Throws `ApiError` for a refusal or an outage. */
export async function saveAnswer(
  line: CallLine,
  input: Readonly<Record<string, unknown>>,
  { api, name }: { api: Api; name: string },
): Promise<void> {
  const { method, path } = readCall(line);
  const isRead = method === 'GET';
  const headers = { 'content-type': 'application/json' };
  const call = isRead ? { method } : { method, headers, body: JSON.stringify(input) };
  saveFile(name, await blobOf(api, `/api/v1/${addressOf(path, input, isRead)}`, call));
}
