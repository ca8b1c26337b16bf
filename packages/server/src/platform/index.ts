export type { IdentityProvider } from './account-settings.ts';
export { type Actor, actorOf } from './actor.ts';
export { addressBlock } from './address-block.ts';
export { type App, createApp } from './app.ts';
export { defineAuditJobs, findAuditCheck } from './audit-chain.ts';
export { backoff } from './backoff.ts';
export type { BrokerageFacts } from './brokerage-settings.ts';
export { afterBusinessMinutes } from './business-hours.ts';
export {
  CALENDAR_TYPE,
  type CalendarEntry,
  calendarFeed,
  calendarFile,
  methodOf,
} from './calendar-file.ts';
export {
  addressOf,
  type CallOrigin,
  languageOf,
  originOf,
  storedAddress,
  unknownBrowser,
  unknownDevice,
} from './call-origin.ts';
export {
  type Caller,
  type Grants,
  holds,
  type Identify,
  mayCall,
  mayEdit,
  requireCaller,
  type SeeingAs,
  sessionOwner,
} from './caller.ts';
export { claimDatabase, type DatabaseRoles, rolesOf } from './claim-database.ts';
export { cleanHtml } from './clean-html.ts';
export {
  type ColumnScope,
  fixedColumns,
  hiddenColumns,
  refuseColumns,
  requireSeen,
  seenColumns,
} from './column-scope.ts';
export { forgetCookie, readCookie, writeCookie } from './cookies.ts';
export { BYTE_ORDER_MARK, csvFile, csvLines, withoutGuard } from './csv-file.ts';
export {
  allowLongStatements,
  atomically,
  type Database,
  type DatabaseConnection,
  type DatabaseTransaction,
  maintain,
  type OpenDatabase,
  openDatabase,
  type Queryable,
  type RowOf,
} from './database.ts';
export { DatabaseLock } from './database-lock.ts';
export {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
  startTemporaryPostgres,
} from './embedded-postgres/index.ts';
export { escapeLike } from './escape-like.ts';
export { defineEvent, Events, type EventType, recordEvent } from './events.ts';
export {
  attachment,
  checkDueFiles,
  checkPdf,
  defineFileJobs,
  type FileFacts,
  type FilePurpose,
  type FileRow,
  Files,
  findFileFacts,
  keepText,
  makeSquarePicture,
  redrawPicture,
  servePictures,
  shownFileName,
  tidyFiles,
} from './files/index.ts';
export { isInProcess } from './hand-over.ts';
export { serveHealth } from './health.ts';
export { html } from './html.ts';
export { answerOnce, defineIdempotencyJob, submissionOf } from './idempotency.ts';
export { inLanguage } from './in-language.ts';
export { inSavepoint, tryUnlessRefused } from './in-savepoint.ts';
export { isLoopback } from './is-loopback.ts';
export { isRobot } from './is-robot.ts';
export { Jobs, type Timetable } from './jobs.ts';
export { keptFile } from './kept-file.ts';
export { buyerAgreementIn } from './legal-texts.ts';
export { Hub, LiveChannel, serveLive } from './live/index.ts';
export { createLog, type Log } from './log.ts';
export {
  cut,
  deliverOwnMails,
  dropUnsentMails,
  type Email,
  type EmailHome,
  findMailTo,
  findStop,
  findStopped,
  instantInWords,
  type LeftOut,
  layOutEmail,
  Mail,
  type MailAttachment,
  type MailDraft,
  type MailOthers,
  MailRefusedError,
  type MailRow,
  type MailSample,
  type MailSettings,
  mailboxOf,
  mailSeal,
  messageIdOf,
  type OutgoingMail,
  sendAllFromBrokerage,
  sendFromBrokerage,
  sendWith,
  serveOneClick,
  shortInstant,
  siteLink,
  startMail,
  stopMailbox,
} from './mail/index.ts';
export { type RenderedText, renderMarkdown } from './markdown/render-markdown.ts';
export { startMessages } from './messages.ts';
export { Metrics, serveMetrics } from './metrics.ts';
export { migrate } from './migrate.ts';
export { type Moment, thisMoment } from './moment.ts';
export { newSecret } from './new-secret.ts';
export { defineOutsideAnswersJob } from './outside/define-outside-answers-job.ts';
export { describeService } from './outside/describe-service.ts';
export { readBody } from './outside/fetch-json.ts';
export { countOutsideRequest, type Requester, requesterOf } from './outside/outside-requests.ts';
export {
  type OutsideAnswer,
  type OutsideQuestion,
  type OutsideService,
  type ServiceGateway,
  serviceGatewayOf,
} from './outside/service-gateway.ts';
export { type OutsideAddress, readOutsideAddress } from './outside-address.ts';
export { isOwnOrigin } from './own-origin.ts';
export { ownedBy } from './owned-by.ts';
export { loadPageHandler, type PageHandler } from './page-handler.ts';
export type { PageIdentity } from './page-visit.ts';
export { servePages } from './pages.ts';
export { type Page, selectPage } from './paging.ts';
export type { AddedPdf, PageMark } from './pdf/add-pages.ts';
export { addSignatureField, SIGNATURE_BYTES } from './pdf/add-signature-field.ts';
export { inPdfProcess } from './pdf/in-pdf-process.ts';
export { joinPages } from './pdf/join-pages.ts';
export {
  type DrawnPdf,
  PAGE,
  PAGES,
  type PdfAttachment,
  type PdfBlock,
  type PdfDocument,
  type PdfMark,
  type PdfPart,
  type PdfPicture,
  type PdfPlace,
} from './pdf/pdf-document.ts';
export { unprintableIn } from './pdf/pdf-fonts.ts';
export { renderPdf, renderPdfFile } from './pdf/render-pdf.ts';
export { personZones } from './person-zones.ts';
export { isPublicAddress, publicLookup } from './public-address.ts';
export { messageMorning, mondayMorning, quietUntil } from './quiet-hours.ts';
export { readTogether } from './read-together.ts';
export { answerWith } from './record-changes/answer-with.ts';
export { columnHistory, type HistoryRules } from './record-changes/column-history.ts';
export { findName, fullName, nameIn } from './record-changes/full-name.ts';
export {
  type HistoryFilter,
  instantText,
  type NewestChange,
  selectNewestChanges,
  withinDays,
} from './record-changes/newest-changes.ts';
export {
  eraseRecordChanges,
  type NewRecordChange,
  type RecordChangeRow,
  recordChanges,
  selectLatestRecordChanges,
  selectRecordChanges,
  selectValuesToBringBack,
} from './record-changes/record-changes.ts';
export {
  answerRecordHistory,
  listRecordChanges,
  type PeopleByName,
  type RecordKind,
  undoCalledChange,
  undoRecordChange,
} from './record-changes/record-history.ts';
export { lastPosition, orderedHistory } from './record-changes/record-order.ts';
export {
  changeRecord,
  createRecord,
  lockRecord,
  type RecordTable,
  requireVersion,
} from './record-changes/record-table.ts';
export { serveHistory, serveOrder, serveRecord } from './record-changes/serve-record.ts';
export { withNames } from './record-changes/with-names.ts';
export { defineViewJob, noteView, readViews } from './record-views/note-view.ts';
export { RefusalError, refusalIn, refuse, refuserOf } from './refusal-error.ts';
export { rehearse } from './rehearse.ts';
export { requireOwnId } from './require-own-id.ts';
export type { Room, Services } from './room.ts';
export {
  forgetPutOffRows,
  isNotPutOff,
  noteFailedRow,
  tryRow,
  tryRowSoon,
  workThroughOldRows,
  workThroughRows,
} from './row-by-row.ts';
export {
  countFormerSeals,
  defineResealJob,
  type SealedColumn,
} from './sealed-columns.ts';
export { emailedCodeHash, isEmailedCode, newEmailedCode } from './secret-links/emailed-code.ts';
export { giveLinkCode, takeLinkCode } from './secret-links/link-code.ts';
export { countLinkTry, linkKeyOf } from './secret-links/link-key.ts';
export {
  deleteExpiredSecretLinks,
  deleteSecretLinks,
  endLinksOfStaff,
  endSecretLinks,
  findNewestSecretLink,
  findSecretLink,
  issueSecretLinks,
  takeSecretLink,
} from './secret-links/secret-links.ts';
export { openSecrets, Secrets } from './secrets.ts';
export { type Call, serveEndpoint } from './serve-endpoint.ts';
export { readServiceAreaFile, serviceArea, setServiceArea } from './service-area.ts';
export type { SessionLimits } from './session-settings.ts';
export { readSettings, type Settings, SettingsError, settingNames } from './settings.ts';
export { sha256 } from './sha256.ts';
export { certificatesIn, type SigningFacts } from './signing-settings.ts';
export { bytesOf, SingleFlightCache } from './single-flight-cache.ts';
export { stateZones } from './state-zones.ts';
export { FolderStorage, type Storage } from './storage/index.ts';
export { deleteExpiredTries, Throttles } from './throttles/throttles.ts';
export { postWebhook, type WebhookAnswer } from './webhooks/post-webhook.ts';
export { serveWebhook } from './webhooks/serve-webhook.ts';
export { newWebhookSecret } from './webhooks/sign-webhook.ts';
export { QueueFullError, WorkQueue, workQueue } from './work-queue.ts';
