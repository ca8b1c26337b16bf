import { fileURLToPath } from 'node:url';
import { actAsMailbox, openAccounts, photoFiles, updatePersonPhoto } from '#accounts';
import { listProfiles, updateAgentProfile } from '#leads';
import type { Actor, Services } from '#platform';

interface DemoProfile {
  about: string;
  aboutEs?: string;
  /** Those of the sample MLS, which has the demo's agents in its first office. */
  mlsId: string;
  areas: string[];
  languages: string[];
  specialties: string[];
  styles: string[];
}

/** What the demo's agents say about themselves, by name; some leave areas to their homes. */
const profiles: Readonly<Record<string, DemoProfile>> = {
  'Daniel Okafor': {
    about:
      'Daniel grew up in Dundee and has helped people buy and sell there and across midtown since 2019. Before that he restored old windows for a living, so he’ll tell you what a hundred-year-old house needs, and what it can do without.\n\nHe answers most messages the same hour.',
    mlsId: 'SA00001',
    areas: ['Omaha', 'Bellevue'],
    languages: ['English'],
    specialties: ['Historic homes', 'First homes'],
    styles: ['Outgoing'],
  },
  'Ellen Kowalski': {
    about:
      'Ellen has sold homes in Omaha and the river towns since 2008. Sellers like her plain list of what to fix, what to leave alone, and what it all costs.\n\nOn weekends you’ll find her at the farmers market in the Old Market.',
    mlsId: 'SA00002',
    areas: [],
    languages: ['English', 'Polish'],
    specialties: ['Selling and staging', 'Downsizing'],
    styles: ['Direct'],
  },
  'Priya Raman': {
    about:
      'Priya was an engineer before she sold real estate, and she still brings a spreadsheet. She knows the builders west of 168th Street and reads their contracts line by line.\n\nMany of her clients are moving to Omaha for a job; she gives tours by video chat.',
    mlsId: 'SA00003',
    areas: ['Elkhorn', 'Gretna', 'Omaha'],
    languages: ['English', 'Hindi', 'Tamil'],
    specialties: ['New construction', 'Relocation'],
    styles: ['Direct', 'Easy-going'],
  },
  'Walt Jorgensen': {
    about:
      'Walt has been an agent since 1999. He farms a little north of Blair, and there isn’t a well, a septic system or a section line in Washington County he hasn’t asked about.',
    mlsId: 'SA00004',
    areas: [],
    languages: ['English', 'German'],
    specialties: ['Acreages', 'Moving up'],
    styles: ['Easy-going'],
  },
  'Amina Yusuf': {
    about:
      'Amina works with Daniel and takes many of his tours on evenings and weekends. She bought her own condo downtown at 24, and likes to explain how the numbers work.',
    mlsId: 'SA00005',
    areas: ['Omaha'],
    languages: ['English', 'Somali', 'Arabic'],
    specialties: ['Condos and townhomes', 'First homes'],
    styles: ['Easy-going'],
  },
  'Cole Sedlacek': {
    about:
      'Cole works with Ellen in Omaha, Papillion and Bellevue. His family has rented out duplexes in South Omaha for thirty years, so he knows what a landlord’s first year looks like.',
    aboutEs:
      'Cole trabaja con Ellen en Omaha, Papillion y Bellevue. Su familia alquila dúplex en el sur de Omaha desde hace treinta años, así que sabe cómo es el primer año de quien alquila una propiedad.',
    mlsId: 'SA00006',
    areas: ['Papillion', 'Bellevue', 'Omaha'],
    languages: ['English', 'Spanish'],
    specialties: ['Investment property', 'First homes'],
    styles: ['Outgoing', 'Direct'],
  },
};

const ADMIN = 'grace.whitfield@prairieandmain.example';

/** Publishes the pages of the demo's agents that have none yet, with their portraits. */
export async function publishDemoAgents(services: Services): Promise<void> {
  const { db } = services;
  const actor = await actAsMailbox(db, ADMIN);
  if (!actor) return;
  const { data } = await listProfiles(db, actor.caller, { page: 1, pageSize: 100 });
  for (const { id, name, version } of data) {
    const profile = profiles[name];
    if (!profile || version > 0) continue;
    await updateAgentProfile({ db }, actor, { id, version: 0, isPublished: true, ...profile });
    await givePortrait(services, actor, { id, name });
  }
}

/** They are drawn: no real person is shown. */
async function givePortrait(
  services: Services,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const picture = `${name.toLowerCase().replace(' ', '-')}.webp`;
  const path = fileURLToPath(new URL(`./portraits/${picture}`, import.meta.url));
  const uploader = actor.caller.personId;
  if (uploader === null) return;
  const { key } = await services.files.take(photoFiles, uploader, { path, name: picture });
  await updatePersonPhoto(openAccounts(services), actor, { id, file: key });
}
