import type { RoleKey } from '@homestead/contract/accounts';

/** A person of the demo's brokerage. */
export interface CastMember {
  firstName: string;
  lastName: string;
  email: string;
  role: RoleKey;
  /** The last two digits of 402-555-01.. */
  phone: string;
  city: string;
  zip: string;
  company?: string;
  licenseNumber?: string;
  /**
   * Days from the first start until the license expires; otherwise it expires at the end of next
   * year.
   */
  licenseDays?: number;
  isCommissionAgent?: true;
  /** Email of the concierge who cares for this agent. */
  concierge?: string;
  /** Email of the agent this co-agent is paired with. */
  standsInFor?: string;
}

const FIRM = 'prairieandmain.example';
const nora = `nora.lindqvist@${FIRM}`;
const marcus = `marcus.bell@${FIRM}`;
const daniel = `daniel.okafor@${FIRM}`;
const ellen = `ellen.kowalski@${FIRM}`;

/** The first of the cast creates the others. */
export const castMembers: readonly CastMember[] = [
  staff('Grace', 'Whitfield', 'super-admin', '10', '68102', { licenseNumber: '20010117' }),
  staff('Tomás', 'Herrera', 'admin', '11', '68104'),
  staff('Nora', 'Lindqvist', 'concierge', '12', '68132'),
  staff('Marcus', 'Bell', 'concierge', '13', '68111'),
  staff('Daniel', 'Okafor', 'agent', '20', '68132', {
    licenseNumber: '20190412',
    concierge: nora,
  }),
  staff('Ellen', 'Kowalski', 'agent', '21', '68108', {
    licenseNumber: '20080233',
    concierge: nora,
  }),
  staff('Priya', 'Raman', 'agent', '22', '68154', {
    licenseNumber: '20210655',
    licenseDays: 41,
    concierge: marcus,
  }),
  staff('Walt', 'Jorgensen', 'agent', '23', '68137', {
    licenseNumber: '19990871',
    concierge: marcus,
  }),
  staff('Amina', 'Yusuf', 'co-agent', '24', '68131', {
    licenseNumber: '20230148',
    standsInFor: daniel,
  }),
  staff('Cole', 'Sedlacek', 'co-agent', '25', '68107', {
    licenseNumber: '20220390',
    standsInFor: ellen,
  }),
  staff('Ruth', 'Abernathy', 'lender', '30', '68114'),
  staff('Victor', 'Nguyen', 'internal-lenders', '31', '68144'),
  staff('Hannah', 'Pruitt', 'internal-buyer-team', '32', '68116'),
  staff('Jamal', 'Carter', 'internal-buyer-team', '33', '68134'),
  outside('Laura', 'Vance', 'external-agents', '40', 'loesshills', 'Loess Hills Realty', {
    city: 'Council Bluffs',
    zip: '51503',
    isCommissionAgent: true,
  }),
  outside('Pete', 'Mahoney', 'external-lenders', '41', 'missourivalley', 'Missouri Valley Lending'),
  outside('Sven', 'Aldous', 'external-home-inspector', '42', 'plumbline', 'Plumb Line Inspections'),
  outside('Irene', 'Costa', 'external-home-warranty', '43', 'homeward', 'Homeward Warranty'),
  outside(
    'Gus',
    'Tillman',
    'external-termite-inspector',
    '44',
    'soundsill',
    'Sound Sill Pest Control',
  ),
  outside('Beth', 'Kilgore', 'external-title-company', '45', 'oldmarkettitle', 'Old Market Title'),
  client('Jordan', 'Ellis', '50', 'Omaha', '68132'),
  client('Mei', 'Tanaka', '51', 'Omaha', '68106'),
  client('Carlos', 'Mendoza', '52', 'Bellevue', '68005'),
  client('Abby', 'O’Rourke', '53', 'Papillion', '68046'),
  client('Sam', 'Whitehorse', '54', 'Elkhorn', '68022'),
  client('Linda', 'Novak', '55', 'Omaha', '68124'),
  client('Deshawn', 'Price', '56', 'La Vista', '68128'),
  client('Kate', 'Brennan', '57', 'Gretna', '68028'),
];

type More = Partial<Omit<CastMember, 'firstName' | 'lastName' | 'role' | 'phone'>>;

function staff(
  firstName: string,
  lastName: string,
  role: RoleKey,
  phone: string,
  zip: string,
  more: More = {},
): CastMember {
  const email = addressOf(firstName, lastName, FIRM);
  return { firstName, lastName, email, role, phone, city: 'Omaha', zip, ...more };
}

function outside(
  firstName: string,
  lastName: string,
  role: RoleKey,
  phone: string,
  domain: string,
  company: string,
  more: More = {},
): CastMember {
  const email = addressOf(firstName, lastName, `${domain}.example`);
  return { firstName, lastName, email, role, phone, city: 'Omaha', zip: '68102', company, ...more };
}

function client(
  firstName: string,
  lastName: string,
  phone: string,
  city: string,
  zip: string,
): CastMember {
  const email = addressOf(firstName, lastName, 'homes.example');
  return { firstName, lastName, email, role: 'client', phone, city, zip };
}

function addressOf(firstName: string, lastName: string, domain: string): string {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  return `${plain(firstName)}.${plain(lastName)}@${domain}`;
}
