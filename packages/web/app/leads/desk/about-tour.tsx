import type { WireTourRequest } from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { UNKNOWN } from '#platform';
import { tourKinds } from '../tour/tour-words.ts';
import { tourRequestMessages } from './messages/tour-requests.ts';
import { tourTimesText } from './tour-times-text.ts';

/** Which home a tour is of, who asked for it, and when they can come. */
export function AboutTour(tour: WireTourRequest) {
  const { kind, name, phone, mlsNumber, homeAddress, startsAt } = tour;
  return (
    <dl className="grid gap-2 text-14 below-4">
      <div>
        <dt className="quiet">{tourRequestMessages.home()}</dt>
        <dd>{homeAddress ?? tourRequestMessages.homeByNumber({ number: mlsNumber })}</dd>
      </div>
      <div>
        <dt className="quiet">{tourRequestMessages.name()}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt className="quiet">{tourRequestMessages.phone()}</dt>
        <dd>{phone ? <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a> : UNKNOWN}</dd>
      </div>
      <div>
        <dt className="quiet">{tourRequestMessages.kind()}</dt>
        <dd>{tourKinds[kind]()}</dd>
      </div>
      <div>
        <dt className="quiet">{tourRequestMessages.times()}</dt>
        <dd>{startsAt.length > 0 ? tourTimesText(startsAt) : UNKNOWN}</dd>
      </div>
    </dl>
  );
}
