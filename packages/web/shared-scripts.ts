/**
 * What pages have in common, by the script that it is put into: files, or folders with a slash at
 * their end, below `packages`. All else goes where the import graph puts it. `frame` is what every
 * public page loads; the build fails when a page loads more than its budget
 * (scripts/script-budget.ts).
 */
export const sharedScripts = {
  frame: [
    'contract/src/platform/format-message.ts',
    'contract/src/platform/local-area.ts',
    'contract/src/platform/local-time.ts',
    'contract/src/platform/phone.ts',
    'web/app/platform/api.ts',
    'web/app/platform/messages.ts',
    'web/app/platform/own-styles.ts',
    'web/app/platform/page-context.tsx',
    'web/app/platform/rich.ts',
    'web/app/platform/static-html.tsx',
    'web/app/platform/use-hydrated.ts',
    'web/app/design/brand-mark.tsx',
    'web/app/design/equal-housing-mark.tsx',
    'web/app/design/icon.tsx',
    'web/app/design/messages.ts',
    'web/app/design/toast.tsx',
    'web/app/design/toast.module.css',
    'web/app/accounts/session/page-person.ts',
    'web/app/accounts/session/stored-session.ts',
    'web/app/accounts/session/use-session-record.ts',
    'web/app/listings/card/home-anchor.ts',
    'web/app/listings/card/home-buttons.ts',
    'web/app/listings/card/listing-grid-skeleton.tsx',
    'web/app/listings/device/load-extras.ts',
    'web/app/listings/listing/listing-address.ts',
    'web/app/listings/listing/watch-broken-photos.ts',
    'web/app/listings/search/search.ts',
    'web/app/saved/homes/home-reactions.tsx',
    'web/app/saved/homes/save-buttons.tsx',
    'web/app/saved/homes/save-buttons.module.css',
    'web/app/saved/homes/save-form.tsx',
    'web/app/saved/homes/scroll-position.ts',
    'web/app/surfaces/site/messages/frame.ts',
    'web/app/surfaces/site/message-page.module.css',
    'web/app/surfaces/site/site-failure.tsx',
    'web/app/surfaces/site/site-frame.tsx',
    'web/app/surfaces/site/skeletons.tsx',
  ],
  homes: [
    'contract/src/feed/photo-address.ts',
    'contract/src/feed/listing-values.ts',
    'contract/src/listings/labels.ts',
    'contract/src/listings/search/search-choices.ts',
    'web/app/platform/distance-text.ts',
    'web/app/platform/money-text.ts',
    'web/app/platform/number-text.ts',
    'web/app/platform/time-text.ts',
    'web/app/design/submitting-select.tsx',
    'web/app/listings/results/dropped-note.tsx',
    'web/app/listings/results/dropped-note.module.css',
    'web/app/listings/card/',
    'web/app/listings/compare/compare-address.ts',
    'web/app/listings/compare/compare-button.tsx',
    'web/app/listings/listing/',
    'web/app/listings/share/share-link.tsx',
    'web/app/listings/suggestions/search-box.module.css',
  ],
  panels: [
    'web/app/platform/island.tsx',
    'web/app/leads/contact/contact-links.tsx',
    'web/app/leads/tour/schedule-tour.module.css',
    'web/app/listings/estimator/estimator.module.css',
    'web/app/listings/home/static-part.tsx',
    'web/app/neighborhood/surroundings/surroundings.module.css',
    'web/app/surfaces/site/breadcrumbs.tsx',
    'web/app/surfaces/site/breadcrumbs.module.css',
  ],
  forms: [
    'contract/src/accounts/identity-outcomes.ts',
    'contract/src/accounts/person-rules.ts',
    'web/app/design/message-dialog.tsx',
    'web/app/design/message-dialog.module.css',
    'web/app/accounts/sign-in/sign-in-rules.ts',
    'web/app/forms/',
    'web/app/surfaces/site/account-meta.ts',
    'web/app/surfaces/site/account-page.tsx',
    'web/app/surfaces/site/account-page.module.css',
  ],
  calls: [
    'contract/src/accounts/calls.ts',
    'contract/src/accounts/cookies.ts',
    'contract/src/listings/calls.ts',
    'contract/src/platform/call.ts',
    'web/app/accounts/clients.ts',
    'web/app/accounts/session/cookie-text.ts',
    'web/app/accounts/session/person-api.ts',
    'web/app/accounts/session/wanted-page.ts',
    'web/app/listings/client.ts',
    'web/app/neighborhood/client.ts',
    'web/app/neighborhood/directions/maps.module.css',
    'web/app/platform/client.ts',
  ],
  search: [
    'contract/src/listings/search/search-fields.ts',
    'web/app/listings/search/condition-words.ts',
    'web/app/listings/search/search-address.ts',
    'web/app/listings/search/search-fields.ts',
    'web/app/listings/search/search-shapes.ts',
    'web/app/listings/search/search-words.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Whether a module is one of `files`, or is in one of their folders. */
export function isOneOf(files: readonly string[]): (id: string) => boolean {
  return (id) => {
    const [path = ''] = id.replaceAll('\\', '/').split('?');
    return files.some((file) =>
      file.endsWith('/') ? path.includes(`/packages/${file}`) : path.endsWith(`/packages/${file}`),
    );
  };
}
