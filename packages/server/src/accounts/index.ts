export { identifyCaller } from './callers/identify-caller.ts';
export { identifyPage } from './callers/page-identity.ts';
export { accountsRoom } from './plugin.ts';
