import type { WireLeadArea } from '@homestead/contract/leads';
import { Suspense, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Column, DataTable, lazyPart } from '#desk';
import { leadListMessages } from '../messages/lead-list.ts';
import styles from './lead-areas.module.css';
import type { LeadAreasAnswer } from './lead-list-client.ts';

const PinMap = lazyPart(() => import('#listings/map').then((part) => ({ default: part.PinMap })));
const NEAREST = 12;

interface LeadAreasProps {
  areas: LeadAreasAnswer;
  /** The address of the list of an area, narrowed like the map. */
  hrefOf: (area: WireLeadArea) => string;
}

const nameOf = ({ zip, city }: WireLeadArea) =>
  zip === null ? (city ?? '') : leadListMessages.areaOfZip({ city: city ?? '', zip }).trim();

/** How many leads live where: a map, and a table with the same numbers. */
export default function LeadAreas({ areas: { data, unknown, more }, hrefOf }: LeadAreasProps) {
  const navigate = useNavigate();
  const [hasMap, setHasMap] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses change with the numbers
  const pins = useMemo(
    () =>
      data.flatMap((one) =>
        one.center === null
          ? []
          : [
              {
                title: nameOf(one),
                text: leadListMessages.count({ count: one.leads }),
                ...{ href: hrefOf(one), at: one.center },
              },
            ],
      ),
    [data],
  );
  const columns: readonly Column<WireLeadArea>[] = [
    {
      id: 'area',
      label: leadListMessages.area,
      cell: (one) => <Link to={hrefOf(one)}>{nameOf(one)}</Link>,
    },
    {
      id: 'leads',
      label: leadListMessages.leads,
      isNumber: true,
      isTop: 'labeled',
      cell: ({ leads }) => leadListMessages.count({ count: leads }),
    },
    {
      id: 'place',
      label: leadListMessages.onMap,
      cell: ({ center }) =>
        center === null ? leadListMessages.outside() : leadListMessages.inside(),
    },
  ];
  return (
    <>
      {hasMap ? (
        <section className={styles.map} aria-label={leadListMessages.mapOf()}>
          <Suspense>
            <PinMap
              {...{ pins, nearest: NEAREST }}
              onOpen={(href) => void navigate(href)}
              onNone={() => setHasMap(false)}
            />
          </Suspense>
        </section>
      ) : (
        <p role="status">{leadListMessages.noMap()}</p>
      )}
      <DataTable
        name="lead-areas"
        label={leadListMessages.areas()}
        columns={columns}
        rows={data}
        rowId={({ zip, city }) => `${zip ?? ''} ${city ?? ''}`}
        rowName={nameOf}
        empty={{ title: leadListMessages.noAreas() }}
      />
      {unknown > 0 && <p className="quiet">{leadListMessages.unknownAreas({ count: unknown })}</p>}
      {more && <p className="quiet">{leadListMessages.moreAreas()}</p>}
    </>
  );
}
