import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './frame.es.ts';

/** The frame of the site's pages, and what is shown in place of a page. */
export const frameMessages = defineMessages(spanish.frameMessages, {
  // header
  skip: 'Skip to main content',
  callUs: 'Call Us',
  requestConsultation: 'REQUEST CONSULTATION',
  textUs: 'Text Us',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  mainNavigation: 'Main',
  home: 'HOME',
  buy: 'BUY',
  market: 'MARKET',
  magazine: 'MAGAZINE',
  contact: 'CONTACT',
  newTab: '(opens in a new tab)',
  languages: 'Language',
  otherLanguage: 'Español',

  // the person's menu
  login: 'Login',
  accountOf: '{name}’s account',
  yourAccount: 'Your account',
  profile: 'Profile',
  dashboard: 'Dashboard',
  saveSearches: 'Save Searches',
  favorites: 'Favorites',
  dislikes: 'Dislikes',
  yourTours: 'Your Tours',
  notifications: 'Notifications',
  recentlyViewed: 'Recently Viewed',
  accountSettings: 'Account Settings',
  signOut: 'SIGN OUT',

  // footer
  footer: 'Footer',
  explore: 'Explore',
  homesForSale: 'Homes for sale',
  agents: 'Our agents',
  homeValue: 'What is your home worth?',
  newsletter: 'Newsletter',
  info: 'Info',
  privacyPolicy: 'Privacy Policy',
  termsOfUse: 'Terms of Use',
  cookiePolicy: 'Cookie Policy',
  fairHousingStatement: 'Fair Housing',
  accessibility: 'Accessibility',
  learn: 'Learn',
  aboutUs: 'About Us',
  faqs: 'FAQs',
  contactUs: 'Contact Us',
  socialMedia: 'Social media',
  follow: 'Follow us',
  fairHousing:
    'Equal Housing Opportunity. {firm} supports the Fair Housing Act and equal opportunity in housing.',
  appearance: 'Appearance',
  asSystem: 'System',
  light: 'Light',
  dark: 'Dark',
  demo: 'Demo: homes and people are fictional.',

  // while a page loads, and instead of one
  loadingHomes: 'Loading homes',
  loadingHome: 'Loading this home',
  notFound: 'Page not found',
  notFoundHint: 'The link may be old or mistyped.',
  notLoaded: 'This page couldn’t be loaded',
  offline: 'You’re offline. Try again when you’re back online.',
  busy: 'We’re busy right now. Please try again in a moment.',
  failed:
    'Something went wrong on our end. Please try again. Your search is saved in this page’s address.',
  request: 'Request {id}',
  tryAgain: 'Try again',
  searchHere: 'City, ZIP code, or address',
  search: 'Search',
  searchAllHomes: 'Search all homes',
  homesIn: 'Homes for sale in {place}',
  newestHomes: 'The newest homes',
  homeNotFound: 'We can’t find this home',
  homeNotFoundHint: 'It may have sold or been taken off the market, or the link may be mistyped.',
  homeNotFoundTitle: 'Home not found',

  // breadcrumbs
  breadcrumbs: 'Breadcrumbs',
  homes: 'Homes',
});
