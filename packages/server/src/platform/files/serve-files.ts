import multipart from '@fastify/multipart';
import { fileEndpoints } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { type Caller, requireCaller } from '../caller.ts';
import { isOwnOrigin } from '../own-origin.ts';
import { refuse } from '../refusal-error.ts';
import type { Services } from '../room.ts';
import { type Call, serveEndpoint } from '../serve-endpoint.ts';
import { attachment } from './file-name.ts';
import type { FilePurpose, FileRow } from './file-purpose.ts';
import { countBytes, countFile } from './file-store.ts';
import { receiveFile } from './receive-file.ts';

const MEGABYTE = 1024 * 1024;
const DAY_SECONDS = 24 * 3600;
/** A file is never shown within our site, whatever is in it. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

type FileServices = Pick<Services, 'db' | 'files' | 'settings'>;

/**
 * The calls that upload and read files. The upload is the only call that takes a multipart body, so
 * it asks for the origin of our own pages besides the token: no form of another site gets through.
 */
export async function serveFiles(app: FastifyInstance, services: FileServices): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    serveEndpoint(scope, fileEndpoints.uploadFile, (call) => uploadFile(services, call));
  });
  serveEndpoint(app, fileEndpoints.readFile, async (call) => {
    const caller = requireCaller(call);
    const { file, bytes } = await services.files.read(call.params.key, { caller });
    call.reply
      .header('content-security-policy', FILE_POLICY)
      .header('content-disposition', attachment(file.name))
      .type(file.media_type);
    return bytes;
  });
}

async function uploadFile(services: FileServices, call: Call<typeof fileEndpoints.uploadFile>) {
  const caller = requireCaller(call);
  const { request } = call;
  if (!isOwnOrigin(request.headers, services.settings)) return refuse('wrong-origin');
  const purpose = services.files.purposeOf(call.params.purpose) ?? refuse('not-found');
  if (!purpose.mayUpload(caller)) return refuse('not-permitted');
  const row = await takeWithinQuota(services, { call, caller, purpose });
  const { key: file, name, media_type: mediaType, bytes, state } = row;
  return { data: { file, name, mediaType, bytes, isInCheck: state !== 'ready' } };
}

/** Counts the file before its bytes come in, so uploads at the same moment all count. */
async function takeWithinQuota(
  { db, files, settings }: FileServices,
  {
    call: { request },
    caller: { personId },
    purpose,
  }: { call: { request: Parameters<typeof receiveFile>[0] }; caller: Caller; purpose: FilePurpose },
): Promise<FileRow> {
  const before = async () => {
    if (!(await countFile(db, personId, settings.FILES_PER_DAY))) overQuota();
  };
  return receiveFile(
    request,
    { settings, maxBytes: purpose.maxBytes, personId, before },
    async (received) => {
      const most = settings.FILE_MB_PER_DAY * MEGABYTE;
      if (!(await countBytes(db, personId, { bytes: received.bytes, most }))) return overQuota();
      return files.take(purpose, personId, received);
    },
  );
}

/** The count starts again at midnight UTC. */
function overQuota(): never {
  const left = DAY_SECONDS - (Math.floor(Date.now() / 1000) % DAY_SECONDS);
  return refuse('file-quota', { retryAfterSeconds: left });
}
