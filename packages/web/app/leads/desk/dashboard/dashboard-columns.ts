import type { WireDashboard } from '@homestead/contract/leads';
import type { Column } from '#desk';
import { UNKNOWN, wholeMoneyText } from '#platform';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import { costText, countText, durationText, shareText } from './figure-text.ts';

type Stage = NonNullable<WireDashboard['stages']>[number];
type Source = NonNullable<WireDashboard['sources']>[number];
type Agent = NonNullable<WireDashboard['agents']>[number];
type Service = WireDashboard['service'][number];
type Speed = Pick<Service, 'asked' | 'answered' | 'medianMinutes' | 'slowMinutes'>;

const number = <Row>(id: string, label: () => string, cell: (row: Row) => string): Column<Row> => ({
  ...{ id, label, cell, isNumber: true },
});

const speedColumns = <Row extends Speed>(): readonly Column<Row>[] => [
  number('asked', dashboardDeskMessages.asked, ({ asked }) => countText(asked)),
  number('answered', dashboardDeskMessages.answered, ({ answered }) => countText(answered)),
  number('median', dashboardDeskMessages.median, ({ medianMinutes }) =>
    durationText(medianMinutes),
  ),
  number('slow', dashboardDeskMessages.slow, ({ slowMinutes }) => durationText(slowMinutes)),
];

export const stageName = ({ name }: Stage) => name ?? dashboardDeskMessages.noStage();
export const sourceName = ({ name }: Source) => name ?? dashboardDeskMessages.noSource();

export const stageColumns: readonly Column<Stage>[] = [
  { id: 'stage', label: dashboardDeskMessages.stage, cell: stageName },
  number('leads', dashboardDeskMessages.leads, ({ leads }) => countText(leads)),
];

/** Costs are shown to those who see all leads. */
export const sourceColumns = (hasCosts: boolean): readonly Column<Source>[] => [
  { id: 'source', label: dashboardDeskMessages.source, cell: sourceName },
  number('leads', dashboardDeskMessages.leads, ({ leads }) => countText(leads)),
  number('clients', dashboardDeskMessages.clients, ({ clients }) => countText(clients)),
  number('rate', dashboardDeskMessages.rate, ({ leads, clients }) => shareText(clients, leads)),
  ...(hasCosts
    ? [
        number<Source>('cost', dashboardDeskMessages.cost, ({ costCents }) => costText(costCents)),
        number<Source>('lead', dashboardDeskMessages.costPerLead, ({ costCents, leads }) =>
          costText(costCents, leads),
        ),
        number<Source>('client', dashboardDeskMessages.costPerClient, ({ costCents, clients }) =>
          costText(costCents, clients),
        ),
      ]
    : []),
];

export const agentColumns: readonly Column<Agent>[] = [
  {
    id: 'agent',
    label: dashboardDeskMessages.agent,
    cell: ({ name }) => name ?? dashboardDeskMessages.unclaimed(),
  },
  number('leads', dashboardDeskMessages.leads, ({ leads }) => countText(leads)),
  number('clients', dashboardDeskMessages.clients, ({ clients }) => countText(clients)),
  ...speedColumns<Agent>(),
  number('kept', dashboardDeskMessages.kept, ({ kept, missed }) => shareText(kept, kept + missed)),
];

const groups: Record<Service['by'], () => string> = {
  price: dashboardDeskMessages.byPrice,
  area: dashboardDeskMessages.byArea,
  source: dashboardDeskMessages.bySource,
};

function groupName({ by, name }: Service): string {
  if (name === null) return dashboardDeskMessages.notStated();
  return by === 'price'
    ? dashboardDeskMessages.priceFrom({ price: wholeMoneyText(Number(name) * 100) })
    : name || UNKNOWN;
}

export const serviceColumns: readonly Column<Service>[] = [
  { id: 'group', label: dashboardDeskMessages.group, cell: groupName },
  { id: 'by', label: dashboardDeskMessages.by, isTop: true, cell: ({ by }) => groups[by]() },
  ...speedColumns<Service>(),
  number('tours-asked', dashboardDeskMessages.toursAsked, ({ toursAsked }) =>
    countText(toursAsked),
  ),
  number('tours-offered', dashboardDeskMessages.toursOffered, ({ toursAsked, toursOffered }) =>
    shareText(toursOffered, toursAsked),
  ),
];
