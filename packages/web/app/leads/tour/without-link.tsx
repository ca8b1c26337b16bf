import { tourMessages } from '../messages/tours.ts';

/** Where the link to a tour is, and how to get there without it. */
export function WithoutLink({ isClient }: { isClient: boolean }) {
  return (
    <>
      <p className="quiet">{isClient ? tourMessages.linkHint() : tourMessages.linkHintStaff()}</p>
      <p className="flex wrap gap-3">
        {isClient ? (
          <>
            <a href="/property-list/tours" className="button" data-look="primary">
              {tourMessages.seeTours()}
            </a>
            <a href="/contactus" className="button">
              {tourMessages.contactUs()}
            </a>
          </>
        ) : (
          <a href="/tour-requests" className="button" data-look="primary">
            {tourMessages.openRequests()}
          </a>
        )}
      </p>
    </>
  );
}
