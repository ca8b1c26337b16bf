export type { IdentityProvider } from './account-settings.ts';
export { type App, createApp } from './app.ts';
export type { BrokerageFacts } from './brokerage-settings.ts';
export { CALENDAR_TYPE, type CalendarEntry, calendarFile } from './calendar-file.ts';
export {
  type Caller,
  type Grants,
  holds,
  type Identify,
  mayEdit,
  requireAccess,
  requireCaller,
} from './caller.ts';
export { forgetCookie, readCookie, writeCookie } from './cookies.ts';
export {
  allowLongStatements,
  atomically,
  connectionOptions,
  type Database,
  type DatabaseConnection,
  type DatabaseTransaction,
  type OpenDatabase,
  openDatabase,
  type Queryable,
} from './database.ts';
export type { DB } from './database-types.generated.ts';
export {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
  startTemporaryPostgres,
} from './embedded-postgres/index.ts';
export { type DeliveredEvent, type Event, Events, recordEvent } from './events.ts';
export { fieldRefusals } from './field-refusals.ts';
export { serveHealth } from './health.ts';
export { escapeHtml, Html, html } from './html.ts';
export { answerOnce, defineIdempotencyJob, type Submission } from './idempotency.ts';
export { type JobDefinition, Jobs, type Timetable } from './jobs.ts';
export { createLog, type Log, loggablePath } from './log.ts';
export {
  Mail,
  type MailAttachment,
  type MailDraft,
  type MailSample,
  startMail,
} from './mail/index.ts';
export { Metrics, serveMetrics } from './metrics.ts';
export { migrate, readMigrations } from './migrate.ts';
export { isOwnOrigin } from './own-origin.ts';
export type { PageIdentity } from './page-visit.ts';
export { loadPageHandler, type PageHandler, servePages } from './pages.ts';
export { RefusalError, refuse, refuserOf } from './refusal-error.ts';
export type { House, Room } from './room.ts';
export { openSecrets, Secrets } from './secrets.ts';
export { type Call, serveEndpoint } from './serve-endpoint.ts';
export { readSettings, type Settings, SettingsError, settingNames } from './settings.ts';
export { FolderStorage, type Storage, type StoredFile } from './storage/index.ts';
