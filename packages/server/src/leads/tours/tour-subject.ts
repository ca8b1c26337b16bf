import type { FormKey } from '@homestead/contract/documents';
import { tourRequestEndpoints } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import { answersOfFields, type DocumentSubject, openDocuments } from '#documents';
import { fullName, mayCall, type Services } from '#platform';
import { isLeadInSight } from '../inquiries/inquiry-store.ts';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import { homeInWords, homeOf } from './tour-calendar.ts';
import { findTour } from './tour-state-store.ts';
import { agreementTerm, nameOnForms } from './touring-agreement.ts';
import { TOUR_SUBJECT } from './touring-agreement-store.ts';

/** Lets documents belong to tours: who may work the lead may see and change them. */
export function registerTourSubject(services: Pick<Services, 'db' | 'settings'>): void {
  openDocuments(services).subjects.register(tourSubject(services));
}

function tourSubject({ settings }: Pick<Services, 'settings'>): DocumentSubject {
  return {
    kind: TOUR_SUBJECT,
    async access(db, caller, id) {
      if (!UUID.test(id) || !mayCall(caller, tourRequestEndpoints.confirmTour.access))
        return 'none';
      const tour = await findTour(db, id);
      return tour?.lead && (await isLeadInSight(db, caller, tour.lead.id)) ? 'write' : 'none';
    },
    async facts(tx, id, form) {
      const tour = await findTour(tx, id);
      if (!tour) return { homeAddress: '', answers: {}, facts: {} };
      const agent = (await namePeople(tx, tour.lead?.agentId ? [tour.lead.agentId] : []))
        .values()
        .next().value;
      const { beginsOn, endsOn } = agreementTerm();
      return {
        homeAddress: tour.home_address ?? '',
        facts: {},
        answers: fill(settings, form, {
          ...{ buyer_name: nameOnForms(tour), client_name: nameOnForms(tour) },
          ...{ firm_name: settings.brokerage.name, agent_name: agent ? fullName(agent) : null },
          ...{ start_date: beginsOn, end_date: endsOn, homes: homeInWords(homeOf(tour)) },
          // Who tours homes with an agent is their buyer, and owes nothing for tours.
          ...{ agency_relationship: 'Buyers_Agent', compensation_kind: 'None' },
        }),
      };
    },
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function fill(
  settings: Services['settings'],
  form: FormKey,
  values: Readonly<Record<string, string | null>>,
) {
  const source = tourEmailMessages.fromTour();
  const known = Object.entries(values).map(
    ([field, value]) => [field, value === null ? null : { value, source }] as const,
  );
  return answersOfFields({ settings }, form, Object.fromEntries(known));
}
