/** What the job does that ends seeing as someone else. */
export { endRunOut } from '../src/accounts/seeing-as/end-seeing-as.ts';
