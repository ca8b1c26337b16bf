import type { InquiryList, WireDashboard } from '@homestead/contract/leads';
import { DeskPanel } from '#desk';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import { daysText } from './days-text.ts';
import { inquiriesOf } from './figure-lists.ts';
import { Definitions } from './figure-table.tsx';
import { countAndShareText, countText, durationText } from './figure-text.ts';
import { type Figure, Figures } from './figures.tsx';

interface SpeedPanelProps {
  speed: NonNullable<WireDashboard['speed']>;
  place: WireDashboard['place'];
  days: { from: string; to: string };
}

/** How fast inquiries were answered; each count leads to its inquiries. */
export function SpeedPanel({ speed, place, days }: SpeedPanelProps) {
  const { asked, answered, kept, missed } = speed;
  const listed = (label: string, value: string, list: InquiryList): Figure => ({
    ...{ label, value, to: inquiriesOf(days, list) },
  });
  return (
    <DeskPanel
      title={dashboardDeskMessages.dated({
        title: dashboardDeskMessages.speed(),
        days: daysText(days),
      })}
    >
      <Figures
        figures={[
          listed(dashboardDeskMessages.asked(), countText(asked), 'needed'),
          listed(dashboardDeskMessages.answered(), countAndShareText(answered, asked), 'answered'),
          { label: dashboardDeskMessages.median(), value: durationText(speed.medianMinutes) },
          { label: dashboardDeskMessages.slow(), value: durationText(speed.slowMinutes) },
          listed(dashboardDeskMessages.kept(), countAndShareText(kept, kept + missed), 'on-time'),
          listed(dashboardDeskMessages.missed(), countText(missed), 'late'),
          ...(place
            ? [
                {
                  label: dashboardDeskMessages.place(),
                  value: dashboardDeskMessages.placeOf(place),
                },
              ]
            : []),
        ]}
      />
      <Definitions
        sentences={[
          dashboardDeskMessages.definedAnswer(),
          ...(place ? [dashboardDeskMessages.definedPlace()] : []),
        ]}
      />
    </DeskPanel>
  );
}
