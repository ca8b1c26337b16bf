import { actAsMailbox, recordImport } from '#accounts';
import { atomically, type Services } from '#platform';
import { hasLeadOf } from '../inquiries/sample-inquiry-store.ts';
import { importMessages } from '../messages/import.ts';
import { requireOwner } from '../record/create-lead.ts';
import { guessFields, importableFields } from './import-fields.ts';
import { insertImport, lockImport, storeImportState } from './import-store.ts';
import { previewImport } from './preview-import.ts';
import { readImportFile } from './read-import-file.ts';
import { workOnImport } from './work-import.ts';

const FIRM = 'prairieandmain.example';
const FILE = 'home-show-sign-ups.csv';

/** Three of them can't be used, and one is a lead already. */
const csv = `Name,E-mail Address,Mobile Phone,Address,City,State,Zip,Birthday,Source,Tags
Marta Svoboda,marta.svoboda@contacts.example,531-555-0182,4318 Walnut St,Omaha,NE,68105,4/12/1986,Open house,home show
Karel Svoboda,karel.svoboda@contacts.example,531-555-0182,4318 Walnut St,Omaha,NE,68105,,Open house,home show
Dan Whitaker,dan.whitaker@contacts.example,531-555-0183,,Papillion,NE,68046,,Open house,"home show, first home"
Daniel Whitaker,d.whitaker@whitakerhvac.example,531-555-0183,,Papillion,NE,68046,,Open house,home show
Renee Caldwell,renee.caldwell@contacts.example,531-555-0184,1207 Shadow Lake Dr,Papillion,NE,68046,11/3/1979,Open house,"home show, downsizing"
Bob Marsh,bob.marsh@contacts,531-555-0185,,Ralston,NE,68127,,Open house,home show
Imani Grant,imani.grant@contacts.example,531-555-0186,,Omaha,NE,68104,,Open house,"home show, first home"
Sue Kratochvil,,,,Bellevue,NE,68123,,Open house,home show
Aaron Abbott,aaron.abbott.0@contacts.example,531-555-0100,,Omaha,NE,68132,,Open house,home show
Phil Drummond,phil.drummond@contacts.example,531-555-0187,,Gretna,NE,68028,2/30/1981,Open house,home show
Lucia Ferraro,lucia.ferraro@contacts.example,531-555-0188,,La Vista,NE,68128,,Open house,"home show, new construction"
Walter Beck,walter.beck@contacts.example,531-555-0189,,Elkhorn,NE,68022,8/21/1958,Open house,"home show, downsizing"
`;

/**
 * Imports a file of leads for an agent of the demo, once, by the operations that people use. The
 * records that are refused say why. Returns whether it did.
 */
export async function addSampleImport(services: Services): Promise<boolean> {
  const { db } = services;
  const [actor, agent] = [
    await actAsMailbox(db, `grace.whitfield@${FIRM}`),
    await actAsMailbox(db, `walt.jorgensen@${FIRM}`),
  ];
  if (!actor || !agent || (await hasLeadOf(db, ['marta.svoboda@contacts.example']))) {
    return false;
  }
  const { heads, records } = readImportFile(csv);
  const ownerId = actor.caller.personId;
  const id = await atomically(db, async (tx) => {
    const agentId = await requireOwner(tx, actor.caller, agent.caller.personId);
    const made = await insertImport(tx, { ownerId, fileName: FILE, heads, agentId }, records);
    const row = await lockImport(tx, { id: made, ownerId });
    if (!row) throw new Error('The import that was just made is not there');
    await previewImport(tx, actor, row, {
      mapping: guessFields(heads, importableFields(actor.caller)),
      ...{ onDuplicate: 'skip', agentId: agent.caller.personId, startsPlans: false },
    });
    await storeImportState(tx, { id: made, ownerId, state: 'running' });
    await recordImport(tx, actor, {
      ...{ kind: 'rows-imported', what: importMessages.leads(), file: FILE, rows: records.length },
    });
    return made;
  });
  await workOnImport(services, { id, ownerId, actor }, () => false);
  return true;
}
