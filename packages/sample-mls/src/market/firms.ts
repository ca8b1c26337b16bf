import { openChance, purpose } from './chance.ts';

/** A fictional brokerage office. */
export type Office = {
  readonly key: string;
  readonly mlsId: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly brokerKey: string;
};

/** A fictional agent. */
export type Member = {
  readonly key: string;
  readonly mlsId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly office: Office;
};

const words = (text: string): string[] => text.trim().split(/\s*,\s*/);

const firmNames = words(`
  Prairie & Main Realty, Bluestem Home Group, Platte Bend Real Estate, Cottonwood Row Realty,
  Wheatlight Properties, Sandhill & Sons Realty, Goldenrod House Brokers, Prairie Porch Realty,
  Sumac Lane Real Estate, Burr Oak Residential, Loess Hills Home Co., Buffalo Grass Realty,
  Switchgrass & Stone, Fencepost Real Estate, Windbreak Realty, Front Stoop Home Group,
  Red Barn Residential, Lantern & Latch Realty, Gable & Gate Real Estate, Copper Kettle Homes,
  River Birch Brokers, Sunflower Square Realty, Plains & Parlor, Dormer Home Group,
  Hawthorn Hill Realty, Keystone Porchlight Real Estate, Elm & Ember Properties,
  Silo Street Realty, Nine Mile Home Co., Hearthside Sample Realty`);

const firstNames = words(`
  Abigail, Adrian, Amara, Andre, Anika, Ben, Beth, Caleb, Camila, Carter, Chloe, Clara, Colin,
  Dana, Daria, David, Delia, Dylan, Elena, Eli, Emmett, Erin, Esther, Evan, Farah, Felix, Fiona,
  Grant, Hana, Harper, Hugo, Ian, Imani, Ivy, Jade, Jonas, Julia, Kai, Karl, Keira, Lara, Leo,
  Lena, Luis, Maeve, Marcus, Maya, Mina, Nadia, Nolan, Nora, Omar, Owen, Paige, Pavel, Priya,
  Quinn, Rafael, Reese, Rosa, Ruth, Sam, Selma, Silas, Sofia, Tess, Theo, Tova, Uma, Victor,
  Wade, Willa, Xenia, Yara, Zach, Zoe`);

const lastNames = words(`
  Abbott, Alder, Ashby, Barlow, Beckman, Birch, Bowden, Brandt, Calloway, Castellan, Cho, Corbin,
  Dalgaard, Darrow, Delacroix, Dunmore, Eastman, Ellery, Fairbank, Farrow, Fenwick, Garland,
  Granger, Hadley, Halvorsen, Hartwell, Holloway, Ingram, Jarvis, Kellerman, Kincaid, Kovar,
  Lambert, Landry, Larkin, Lindqvist, Lowell, Maddox, Marlow, Merrick, Mirza, Navarro, Nesbit,
  Novak, Oakley, Okafor, Ostrander, Pacheco, Pemberton, Petrov, Quigley, Ramsey, Renner, Rowan,
  Sandoval, Sayers, Sedgwick, Sharma, Sterling, Sutter, Talbot, Tanaka, Thorne, Underhill,
  Vance, Varga, Walsh, Weatherby, Whitlock, Winslow, Yates, Zeller`);

/** The demo's own agents, the first members of the first office, who list the most. */
const demoAgents = words(`
  Daniel Okafor, Ellen Kowalski, Priya Raman, Walt Jorgensen, Amina Yusuf, Cole Sedlacek`);

const streetsOfOffices: readonly (readonly [string, string, string])[] = [
  ['10500 Sample Dodge Rd', 'Omaha', '68114'],
  ['2120 S Sample 67th St', 'Omaha', '68106'],
  ['17300 Sample Burke St', 'Omaha', '68118'],
  ['331 Sample Village Pointe Plz', 'Omaha', '68130'],
  ['2600 Sample Main St', 'Elkhorn', '68022'],
  ['108 Sample Olson Dr', 'Papillion', '68046'],
  ['1402 Sample Mission Ave', 'Bellevue', '68005'],
  ['5000 Sample Pine Lake Rd', 'Lincoln', '68516'],
  ['204 Sample McKenna Ave', 'Gretna', '68028'],
  ['1700 Sample Washington St', 'Blair', '68008'],
];

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
/** 402-555-0100 to -0199 are reserved for fictional people. */
const phone = (number: number): string => `402-555-01${String(number % 100).padStart(2, '0')}`;

export type Firms = {
  readonly offices: readonly Office[];
  readonly members: readonly Member[];
  /** Members by how much they list: a few list a lot. */
  memberAt(at: number): Member;
  findOffice(key: string): Office | null;
  findMember(key: string): Member | null;
};

/** The brokerages of the market, the same for the same seed. */
export function openFirms(seed: number): Firms {
  const chance = openChance(seed, 1, purpose.firm);
  const offices: Office[] = [];
  const members: Member[] = [];
  firmNames.forEach((name, firm) => {
    const branches = firm < 6 ? 3 : firm < 14 ? 2 : 1;
    for (let branch = 0; branch < branches; branch++) {
      const number = offices.length;
      const [street, city, postalCode] = streetsOfOffices[
        (firm * 3 + branch) % streetsOfOffices.length
      ] as [string, string, string];
      const firstMember = members.length;
      const office: Office = {
        key: `OFC${10_001 + number}`,
        mlsId: `S${String(number + 1).padStart(4, '0')}`,
        name: branches > 1 ? `${name} ${city}` : name,
        phone: phone(number),
        email: `office${number + 1}@${slug(name)}.example`,
        street,
        city,
        postalCode,
        brokerKey: `MEM${20_001 + firstMember}`,
      };
      offices.push(office);
      for (let person = chance.whole(5, branches > 1 ? 13 : 8); person > 0; person--) {
        const at = members.length;
        const invented = [chance.of(firstNames), chance.of(lastNames)] as const;
        const [firstName, lastName] = demoAgents[at]?.split(' ') ?? invented;
        members.push({
          key: `MEM${20_001 + at}`,
          mlsId: `SA${String(at + 1).padStart(5, '0')}`,
          firstName,
          lastName,
          phone: phone(at * 7 + 3),
          email: `${slug(`${firstName} ${lastName}`)}.${at + 1}@${slug(name)}.example`,
          office,
        });
      }
    }
  });
  const officesByKey = new Map(offices.map((office) => [office.key, office]));
  const membersByKey = new Map(members.map((member) => [member.key, member]));
  return {
    offices,
    members,
    memberAt: (at) => members[Math.floor(at ** 1.7 * members.length)] as Member,
    findOffice: (key) => officesByKey.get(key) ?? null,
    findMember: (key) => membersByKey.get(key) ?? null,
  };
}
