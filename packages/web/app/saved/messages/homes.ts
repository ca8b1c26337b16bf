import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './homes.es.ts';

/** Favorites, dislikes and recently viewed homes. */
export const savedHomeMessages = defineMessages(spanish.savedHomeMessages, {
  // what the toggles answer, word for word
  addedFavorite: 'Property has been added to favourites',
  removedFavorite: 'Property has been removed from favourites list',
  addedDislike: 'Property has been added to dislike list',
  removedDislike: 'Property has been removed from dislike list',
  pleaseLogin: 'Please login',

  // what a visitor is asked
  saveTitle: 'Save this home',
  saveLead: 'Sign in or create an account, and we’ll save it for you.',
  dislikeTitle: 'Add this home to your dislikes',
  dislikeLead: 'Sign in or create an account, and we’ll add it for you.',

  // other notices
  notSaved: 'We couldn’t save that. Please try again.',
  restored: 'It’s back on your list.',
  gone: 'This home is no longer on the site.',

  // the toggles
  addToFavorites: 'Add to favorites: {home}',
  removeFromFavorites: 'Remove from favorites: {home}',
  addToDislikes: 'Add to dislikes: {home}',
  removeFromDislikes: 'Remove from dislikes: {home}',

  // the lists
  lists: 'Your homes',
  favorites: 'Favorites',
  noFavorites: 'No favorites yet',
  noFavoritesHint: 'Tap the heart on a home to save it here and track changes.',
  dislikes: 'Dislikes',
  noDislikes: 'No dislikes yet',
  noDislikesHint: 'Homes you dislike are listed here, in case you change your mind.',
  recentlyViewed: 'Recently Viewed',
  noneViewed: 'No recently viewed homes',
  noneViewedHint: 'Homes you open are listed here, most recent first.',
  searchHomes: 'Search homes',
  homes: '{count, plural, one {# home} other {# homes}}',
  compareSelected: 'Compare selected homes',
  sort: 'Sort',
  apply: 'Apply',
  removed: '{home} was removed from this list.',
  undo: 'Undo',
  pages: 'Pages',
  showing: 'Showing {from, number} - {to, number}',
  previous: 'Previous',
  next: 'Next',

  // one home of a list
  homeByNumber: 'Home with MLS #{number}',
  noPrice: 'Price not provided',
  noAddress: 'Address on request',
  beds: '{count} bd',
  baths: '{count} ba',
  squareFeet: '{area} sq ft',
  listedBy: 'Listed by {firm}',
  noFirm: 'Listing brokerage not provided',
  compare: 'Compare<unseen> {home}</unseen>',
  remove: 'Remove',
  removeHome: 'Remove: {home}',
  listedSince: '{list, select, favorites {Saved} dislikes {Disliked} other {Viewed}} {day}',
  priceLower:
    '{amount} lower since you {list, select, favorites {saved} dislikes {disliked} other {viewed}} it',
  priceHigher:
    '{amount} higher since you {list, select, favorites {saved} dislikes {disliked} other {viewed}} it',
  statusChanged:
    'Now {now}; it was {before} when you {list, select, favorites {saved} dislikes {disliked} other {viewed}} it',

  // the note about a home
  note: 'Your note<unseen> about {home}</unseen>',
  noteTyping: 'Not saved yet',
  noteSaving: 'Saving…',
  noteSaved: 'Saved',
  noteFailed: 'Not saved. Your note is stored on this device until it is.',
  noteChangedElsewhere: 'This note was changed in another window.',
  otherNote: 'It now says “{note}”.',
  otherNoteEmpty: 'It’s empty now.',
  keepMine: 'Keep mine',
  takeOther: 'Use the other one',
  tryAgain: 'Try again',
  saveNote: 'Save note',
});
