import { phoneText } from '@homestead/contract/platform';
import { offerReaders } from '@homestead/contract/transactions';
import { useMantineColorScheme } from '@mantine/core';
import {
  IconArrowRight,
  IconBolt,
  IconFileDollar,
  IconFolder,
  IconHome,
  IconKeyboard,
  IconMoon,
  IconSearch,
  IconSun,
  IconTarget,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { useStaffSession } from '#accounts';
import { useFoundPeople } from '#accounts/desk';
import { addingAt, pageVerbs, useFound } from '#desk';
import { findHomes, foundName, useAddedStages, useFoundLeads } from '#leads/desk';
import { useSite } from '#platform';
import { shellMessages } from '../../messages/shell.ts';
import { visibleEntries } from '../sidebar-entries.ts';
import { type FoundTransaction, findListingFiles, findOffers } from './find-transactions.ts';
import { type Ranked, rankEntries, rankOf, sortByRank } from './rank-entries.ts';

/** One line of the palette. */
export interface PaletteEntry extends Ranked {
  id: string;
  /** In quiet, after the label. */
  about?: string | undefined;
  Icon: TablerIcon;
  run: () => void;
}

export interface PaletteGroup {
  label: string;
  entries: readonly PaletteEntry[];
}

/** Pages where something is added. */
const additions: readonly { path: string; permission: string; label: () => string }[] = [
  { path: '/leads', permission: 'create-leads', label: shellMessages.addLead },
  { path: '/tasks', permission: 'lead-claim', label: shellMessages.newTask },
  { path: '/esign/new', permission: 'e-sign', label: shellMessages.newEnvelope },
  { path: '/usermanagement', permission: 'usermanagement', label: shellMessages.invitePerson },
  { path: '/newsletters', permission: 'mailing-lists', label: shellMessages.newNewsletter },
  { path: '/message-templates', permission: 'lead-claim', label: shellMessages.newTemplate },
  { path: '/testimonials', permission: 'testimonials', label: shellMessages.newTestimonial },
];

/**
 * What the palette offers for what is typed. What the server finds comes last:
 * nothing moves under the hand when they arrive.
 */
export function usePaletteEntries(query: string, onShortcuts: () => void): PaletteGroup[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { permissions, seeingAs } = useStaffSession();
  const isDemo = useSite().mode === 'demo';
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isDark =
    colorScheme === 'dark' ||
    (colorScheme === 'auto' && window.matchMedia('(prefers-color-scheme:dark)').matches);
  // Read each time: the palette may open before the last page is gone.
  const ofPage = pageVerbs();
  const maySeePeople = permissions.includes('usermanagement');
  const people = useFoundPeople(maySeePeople ? query : '');
  const leads = useFoundLeads(query);
  const seesDeals = offerReaders.some((key) => permissions.includes(key));
  const offers = useFound(query, seesDeals ? findOffers : null);
  const files = useFound(query, seesDeals ? findListingFiles : null);
  const homes = useFound(query, findHomes);
  const added = useAddedStages(true);
  const sought = query.trim();

  const actions: PaletteEntry[] = [
    ...ofPage.map((verb) => ({ ...verb, id: `page-${verb.label}`, Icon: IconBolt })),
    ...additions
      .filter(
        ({ path, permission, label }) =>
          path !== pathname &&
          permissions.includes(permission) &&
          ofPage.every((verb) => verb.label !== label()),
      )
      .map(({ path, label }) => ({
        id: `add-${path}`,
        label: label(),
        words: shellMessages.addWords(),
        Icon: IconBolt,
        run: () => navigate(addingAt(path)),
      })),
    {
      id: 'colors',
      label: isDark ? shellMessages.switchToLight() : shellMessages.switchToDark(),
      words: shellMessages.colorWords(),
      Icon: isDark ? IconSun : IconMoon,
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'shortcuts',
      label: shellMessages.shortcuts(),
      Icon: IconKeyboard,
      run: onShortcuts,
    },
  ];
  const shown = visibleEntries(permissions, { isDemo, isSeeing: seeingAs !== null }, added);
  const pages: PaletteEntry[] = shown.map(({ path, label }) => ({
    id: path,
    label: label(),
    words: shellMessages.goWords(),
    Icon: IconArrowRight,
    run: () => navigate(path),
  }));
  const foundPeople: PaletteEntry[] = people.map(({ id, first_name, last_name, email, role }) => ({
    id,
    label: `${first_name} ${last_name}`,
    words: email ?? '',
    about: email ? shellMessages.roleAndEmail({ role: role.rolename, email }) : role.rolename,
    Icon: IconUser,
    run: () => navigate(`/users/${id}`),
  }));
  const allPeople: PaletteEntry = {
    id: 'all-people',
    label: shellMessages.allPeopleMatching({ text: sought }),
    Icon: IconSearch,
    run: () => navigate(`/usermanagement?${new URLSearchParams({ search: sought })}`),
  };
  const foundLeads: PaletteEntry[] = leads.map((lead) => ({
    id: lead.id,
    label: foundName(lead),
    words: `${lead.email ?? ''} ${lead.phone ?? ''}`,
    about: [lead.email, lead.phone && phoneText(lead.phone), lead.agentName]
      .filter(Boolean)
      .join(' · '),
    Icon: IconTarget,
    run: () => navigate(`/leads/${lead.id}`),
  }));
  const ofTransaction = (
    { path, code, address, about }: FoundTransaction,
    Icon: TablerIcon,
  ): PaletteEntry => ({
    id: path,
    label: address === null ? code : shellMessages.codeAndAddress({ code, address }),
    words: about,
    about,
    Icon,
    run: () => navigate(path),
  });
  const foundHomes: PaletteEntry[] = homes.map(({ value, label }) => ({
    id: `home-${value}`,
    label,
    Icon: IconHome,
    // The site’s pages are other documents than the office’s.
    run: () => location.assign(`/singleproduct/${encodeURIComponent(value)}`),
  }));
  return [
    { label: shellMessages.actions(), entries: rankEntries(actions, query) },
    { label: shellMessages.pages(), entries: rankEntries(pages, query) },
    ...[
      { label: shellMessages.leads(), entries: sortByRank(foundLeads, query) },
      {
        label: shellMessages.offers(),
        entries: sortByRank(
          offers.map((offer) => ofTransaction(offer, IconFileDollar)),
          query,
        ),
      },
      {
        label: shellMessages.listingFiles(),
        entries: sortByRank(
          files.map((file) => ofTransaction(file, IconFolder)),
          query,
        ),
      },
      { label: shellMessages.homes(), entries: sortByRank(foundHomes, query) },
      {
        label: shellMessages.people(),
        entries:
          foundPeople.length > 0 ? [...sortByRank(foundPeople, query), allPeople] : foundPeople,
      },
    ].sort((one, other) => bestOf(one, query) - bestOf(other, query)),
  ].filter(({ entries }) => entries.length > 0);
}

/** How well the best entry of a group fits; the best is the first. */
function bestOf({ entries: [best] }: PaletteGroup, query: string): number {
  return (best && rankOf(best, query)) ?? Number.MAX_SAFE_INTEGER;
}
