export { type CallLine, changesState, readCall } from './call.ts';
export { cityLine } from './city-line.ts';
export { defineMessages, type Message } from './define-messages.ts';
export {
  type Access,
  type AnswerOf,
  type BodyOf,
  type CallsOf,
  defineEndpoint,
  type Endpoint,
  type InputOf,
  type ParamsOf,
  type QueryOf,
  type RecordScope,
} from './endpoint.ts';
export { federalHolidays, namedFederalHolidays, weekdayOf } from './federal-holidays.ts';
export { fieldRefusals } from './field-refusals.ts';
export { fileCalls } from './file-calls.ts';
export * as fileEndpoints from './file-endpoints.ts';
export { fileKey } from './file-key.ts';
export { DECOY_FILLED, FORM_GUARD_HEADER } from './form-guard.ts';
export { formatMessage } from './format-message.ts';
export { historyEndpoints } from './history-endpoints.ts';
export {
  isEnglishBuild,
  type Language,
  language,
  locale,
  setLanguageSource,
  wordsIn,
} from './language.ts';
export { type LegalTextName, legalTextNames } from './legal-texts.ts';
export { licenseLineOf } from './license-line.ts';
export { LINK_KEY_HEADER } from './link-key.ts';
export {
  BACKGROUND_COOKIE,
  LIVE_PATH,
  type LiveMessage,
  liveMessage,
  liveSignals,
} from './live-message.ts';
export { type LocalArea, localArea, localFormat, setLocalArea } from './local-area.ts';
export { localClock, localInstants } from './local-clock.ts';
export { dateAfter, daysBetween, isDay, localDate } from './local-time.ts';
export { mailCalls } from './mail-calls.ts';
export * as mailEndpoints from './mail-endpoints.ts';
export { type MlsVendor, mlsVendors } from './mls-vendors.ts';
export { centsFromDollars, dollarsFromCents } from './money.ts';
export { exampleNamedPerson, namedPersonSchema, type WireNamedPerson } from './named-person.ts';
export { NOBODY } from './nobody.ts';
export {
  type BusinessHours,
  holidayRule,
  openingBefore,
  openSpan,
  readBusinessHours,
  readOpenHours,
  type WrittenHours,
} from './open-hours.ts';
export { checkedText, optionalDay, optionalText } from './optional-fields.ts';
export { type PageFacts, type PageRequest, pageFacts, pageQuery } from './paging.ts';
export { formatPhone, phoneLink, phoneText, storedPhone } from './phone.ts';
export { PICTURE_MAX_BYTES } from './picture-upload.ts';
export {
  exampleHistoryFacts,
  exampleRecordChange,
  type HistoryFacts,
  historyFacts,
  recordChangeSchema,
  recordHistory,
  type WireRecordChange,
} from './record-change.ts';
export {
  exampleSight,
  type RecordSight,
  recordSight,
  type SightReason,
  sightReasons,
} from './record-sight.ts';
export { recordVersion } from './record-version.ts';
export {
  type FieldRefusal,
  type Problem,
  platformRefusals,
  type Refusal,
  type RefusalsInSpanish,
} from './refusal.ts';
export { fieldMessageInSpanish, platformRefusalsInSpanish } from './refusals.es.ts';
export {
  anyCharacters,
  linesText,
  lineText,
  oneLine,
  secretText,
  severalLines,
} from './text.ts';
export { timeInWords } from './time-in-words.ts';
export { campaignParts, type VisitOrigin, visitOrigin } from './visit-origin.ts';
export { wireNumber } from './wire-number.ts';
