import base from './base.css?inline';
import fonts from './fonts.css?inline';
import tokens from './tokens.css?inline';

/** The styles of a page that comes with nothing else. */
export const plainPageStyles = tokens + fonts + base;
