import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './searches.es.ts';

export const savedSearchMessages = defineMessages(spanish.savedSearchMessages, {
  // on the results
  saveSearch: 'Save search',

  // saving a search, or changing a saved one
  criteria: 'Criteria',
  allHomes: 'All homes for sale',
  seeHomes: 'See these homes',
  seeAndChange:
    '<link>See these homes</link>. To change the criteria, adjust the filters there and save the search again to replace this one.',
  name: 'Name',
  nameRequired: 'Name is required',
  saveAs: 'Save as',
  asNew: 'A new search',
  inPlaceOf: 'Replace “{name}”',
  emailFrequency: 'Email me new matches',
  emailAbout: 'Email me about',
  emailHint:
    'We send emails between 8 a.m. and 9 p.m., one email for all your searches. Every email has a link to stop them.',
  save: 'Save this search',
  saveChanges: 'Save changes',
  yourSearches: 'Your saved searches',

  // the list
  deleted: 'Search deleted.',
  undo: 'Undo',
  noSearches: 'No saved searches yet',
  noSearchesHint:
    'Search for homes, then choose “Save search”. We’ll count new matches and email them to you if you like.',
  searchHomes: 'Search homes',
  newMatches: '{count, number} new',
  savedOn: 'Saved {day}',
  edit: 'Edit',
  editSearch: 'Edit {name}',
  delete: 'Delete',
  deleteSearch: 'Delete {name}',
  emails: 'Emails',
  emailsAbout: 'Emails about {name}',
  update: 'Update',
  frequencySaved: 'Email setting saved.',
  badForm: 'We couldn’t read this form. Reload the page and try again.',

  // one saved search
  openInSearch: 'Open in search',
  allSearches: 'All saved searches',
  newSinceLastVisit: 'New since your last visit',
  news: '{news}, {day}',
  matches:
    '{count, plural, =0 {No matching homes right now} one {# matching home} other {# matching homes}}',
  noMatchesHint: 'New matches will show up here.',
  noMatchesEmailHint: 'We’ll email you when there are new matches.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
});
