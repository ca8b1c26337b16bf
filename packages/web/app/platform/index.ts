export {
  type Api,
  type ApiAnswer,
  type ApiCall,
  ApiError,
  browserApi,
  orNull,
  TOO_SLOW,
} from './api.ts';
export { createClient } from './client.ts';
export { setConnectionLost, useConnectionLost, useShownNavigation } from './connection.ts';
export { cookieIn, cookieText } from './cookie-text.ts';
export { milesText, minutesText } from './distance-text.ts';
export { downloadFile, loadFile, saveAnswer, saveFile } from './download-file.ts';
export { draftsOf, forgetDraftsOfOthers, keepInTab, readKept, VISITOR } from './drafts.ts';
export { isFetchedAhead } from './fetched-ahead.ts';
export { Island, wakeIsland } from './island.tsx';
export { islandMarkup } from './island-markup.tsx';
export { sessionEnded } from './live-client.ts';
export { localHref, PREFIX, plainPath } from './local-href.ts';
export { moneyText, shortMoneyText, wholeMoneyText } from './money-text.ts';
export { decimalText, groupedText, UNKNOWN } from './number-text.ts';
export { bringsOwnStyles, ownStyles } from './own-styles.ts';
export {
  apiContext,
  type BrokerageFacts,
  formStampContext,
  hasWorkerContext,
  isSignedInContext,
  logErrorContext,
  type MapStyles,
  nonceContext,
  PageFrame,
  type PromptTerms,
  promptContext,
  type Site,
  type SiteArea,
  SiteProvider,
  siteContext,
  stylesheetContext,
  useFormStamp,
  useNonce,
  useSite,
  useStylesheet,
  writtenNonce,
} from './page-context.tsx';
export { isPageData, readPagesWhole, wholeAnswer } from './page-data.ts';
export { type SayRefusal, translateRefusals } from './page-refusals.ts';
export { rich } from './rich.ts';
export { StaticHtml } from './static-html.tsx';
export { staticMarkup } from './static-markup.tsx';
export {
  agoText,
  clockText,
  dateText,
  dayText,
  instantDateText,
  instantText,
  localTimeText,
  monthText,
  nearDayText,
  shortSpanText,
  spanText,
} from './time-text.ts';
export { uploadFile } from './upload-file.ts';
export { useHydrated } from './use-hydrated.ts';
export { openLiveWith, useLive } from './use-live.ts';
export { useLiveRefresh } from './use-live-refresh.ts';
export { useLoadInView } from './use-load-in-view.ts';
export { useRepeatedRefresh } from './use-repeated-refresh.ts';
export { rememberCampaign, visitOrigin } from './visit-origin.ts';
