export {
  type Api,
  type ApiAnswer,
  type ApiCall,
  ApiError,
  browserApi,
  callApi,
} from './api-client.ts';
export { fillPath } from './fill-path.ts';
export { Island, type WakeIsland } from './island.tsx';
export { islandMarkup } from './island-markup.tsx';
export { moneyText, shortMoneyText } from './money-text.ts';
export { countText, decimalText, groupedText, UNKNOWN } from './number-text.ts';
export { bringsOwnStyles, ownStyles } from './own-styles.ts';
export {
  apiContext,
  type BrokerageFacts,
  isSignedInContext,
  nonceContext,
  PageFrame,
  type Site,
  SiteProvider,
  siteContext,
  stylesheetContext,
  useNonce,
  useSite,
  useStylesheet,
  writtenNonce,
} from './page-context.tsx';
export { phoneLink, phoneText } from './phone-text.ts';
export { stillMarkup } from './still-markup.tsx';
export {
  agoText,
  clockText,
  dateText,
  dayText,
  instantDateText,
  instantText,
  spanText,
} from './time-text.ts';
export { useIsAlive } from './use-is-alive.ts';
export { wakeIsland } from './wake-island.tsx';
