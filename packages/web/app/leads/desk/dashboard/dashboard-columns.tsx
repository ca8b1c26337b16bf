import type { InquiryList, WireDashboard } from '@homestead/contract/leads';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Column } from '#desk';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import {
  type FigureOf,
  type GroupOfInquiries,
  inquiriesOf,
  type ListOfFigure,
} from './figure-lists.ts';
import { costText, countText, durationText, shareText } from './figure-text.ts';
import { groupLabels, groupText } from './group-text.ts';

type NamedCount = NonNullable<WireDashboard['stages']>[number];
type Source = NonNullable<WireDashboard['sources']>[number];
type Agent = NonNullable<WireDashboard['agents']>[number];
type Service = NonNullable<WireDashboard['service']>[number];
type Speed = Pick<Service, 'asked' | 'answered' | 'medianMinutes' | 'slowMinutes'>;

const number = <Row,>(
  id: string,
  label: () => string,
  cell: (row: Row) => ReactNode,
): Column<Row> => ({ ...{ id, label, cell, isNumber: true } });

/** The dates of a dashboard. */
interface Days {
  from: string;
  to: string;
}

/** How many leads, with a link to them. */
const leadCount = (listOf: ListOfFigure, figure: FigureOf, count: number | null): ReactNode => {
  const to = count ? listOf(figure) : null;
  return to ? <Link to={to}>{countText(count)}</Link> : countText(count);
};

/** How many inquiries of a group, with a link to them. */
const inquiryCount = (
  days: Days,
  state: InquiryList,
  of: GroupOfInquiries,
  count: number,
): ReactNode =>
  count > 0 ? <Link to={inquiriesOf(days, state, of)}>{countText(count)}</Link> : countText(count);

const speedColumns = <Row extends Speed>(
  days: Days,
  groupOf: (row: Row) => GroupOfInquiries,
): readonly Column<Row>[] => [
  number('asked', dashboardDeskMessages.asked, (row) =>
    inquiryCount(days, 'needed', groupOf(row), row.asked),
  ),
  number('answered', dashboardDeskMessages.answered, (row) =>
    inquiryCount(days, 'answered', groupOf(row), row.answered),
  ),
  number('median', dashboardDeskMessages.medianShort, ({ medianMinutes }) =>
    durationText(medianMinutes),
  ),
  number('slow', dashboardDeskMessages.slow, ({ slowMinutes }) => durationText(slowMinutes)),
];

const sourceName = ({ name }: Source) => name ?? dashboardDeskMessages.noSource();

const named = {
  stage: { label: dashboardDeskMessages.stage, none: dashboardDeskMessages.noStage },
  lenderStatus: {
    label: dashboardDeskMessages.lenderStatus,
    none: dashboardDeskMessages.noLenderStatus,
  },
} as const;

/** How many leads have each entry of a list. */
export const namedCountColumns = (
  field: keyof typeof named,
  listOf: ListOfFigure,
): readonly Column<NamedCount>[] => [
  { id: field, label: named[field].label, cell: ({ name }) => name ?? named[field].none() },
  number('leads', dashboardDeskMessages.leads, ({ id, leads }) =>
    leadCount(listOf, { field, id }, leads),
  ),
];

/** What of the columns the viewer may see. */
interface Seen {
  listOf: ListOfFigure;
  /** Who became a client. */
  clients: boolean;
}

const leadColumns = <Row extends Source | Agent>(
  field: FigureOf['field'],
  { listOf, clients }: Seen,
): readonly Column<Row>[] => [
  number('leads', dashboardDeskMessages.leads, ({ id, leads }) =>
    leadCount(listOf, { field, id }, leads),
  ),
  ...(clients
    ? [
        number<Row>('clients', dashboardDeskMessages.clients, ({ id, clients }) =>
          leadCount(listOf, { field, id, areClients: true }, clients),
        ),
      ]
    : []),
];

/** Costs are shown to those who see all leads. */
export const sourceColumns = (seen: Seen & { costs: boolean }): readonly Column<Source>[] => {
  const money = (id: string, label: () => string, countOf?: (row: Source) => number | null) =>
    number<Source>(id, label, (row) => costText(row.costCents, countOf ? countOf(row) : 1));
  return [
    { id: 'source', label: dashboardDeskMessages.source, cell: sourceName },
    ...leadColumns<Source>('source', seen),
    ...(seen.clients
      ? [
          number<Source>('rate', dashboardDeskMessages.rate, ({ leads, clients }) =>
            shareText(clients, leads),
          ),
        ]
      : []),
    ...(seen.costs
      ? [
          money('cost', dashboardDeskMessages.cost),
          money('lead', dashboardDeskMessages.costPerLead, ({ leads }) => leads),
        ]
      : []),
    ...(seen.costs && seen.clients
      ? [money('client', dashboardDeskMessages.costPerClient, ({ clients }) => clients)]
      : []),
  ];
};

export const agentColumns = (seen: Seen, days: Days): readonly Column<Agent>[] => [
  {
    id: 'agent',
    label: dashboardDeskMessages.agent,
    cell: ({ name }) => name ?? dashboardDeskMessages.unclaimed(),
  },
  ...leadColumns<Agent>('agent', seen),
  ...speedColumns<Agent>(days, ({ id }) => ({ by: 'agent', group: id })),
  number('kept', dashboardDeskMessages.kept, ({ kept, missed }) => shareText(kept, kept + missed)),
];

export const serviceColumns = (days: Days): readonly Column<Service>[] => [
  { id: 'group', label: dashboardDeskMessages.group, cell: ({ by, name }) => groupText(by, name) },
  { id: 'by', label: dashboardDeskMessages.by, cell: ({ by }) => groupLabels[by]() },
  ...speedColumns<Service>(days, ({ by, name }) => ({ by, group: name })),
  number('tours-asked', dashboardDeskMessages.toursAsked, ({ toursAsked }) =>
    countText(toursAsked),
  ),
  number('tours-offered', dashboardDeskMessages.toursOffered, ({ toursAsked, toursOffered }) =>
    shareText(toursOffered, toursAsked),
  ),
];
