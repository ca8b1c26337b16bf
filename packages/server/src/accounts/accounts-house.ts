import type { House } from '#platform';
import { Callers } from './callers/callers.ts';
import { Challenges } from './challenges/challenges.ts';
import { Issuers } from './identity/issuers.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { Handovers } from './people/handovers.ts';
import { PersonData } from './person-data/person-data.ts';
import { PersonPhotos } from './photos/person-photos.ts';
import { Throttles } from './throttles/throttles.ts';
import { AccessTokens } from './tokens/access-tokens.ts';

/** The house with what the accounts room adds to it. */
export interface AccountsHouse extends House {
  hasher: PasswordHasher;
  throttles: Throttles;
  tokens: AccessTokens;
  callers: Callers;
  challenges: Challenges;
  issuers: Issuers;
  handovers: Handovers;
  personData: PersonData;
  photos: PersonPhotos;
}

const opened = new WeakMap<House, AccountsHouse>();

/** The accounts room's own things, made once for a house. */
export function openAccounts(house: House): AccountsHouse {
  const known = opened.get(house);
  if (known) return known;
  const accounts: AccountsHouse = {
    ...house,
    hasher: new PasswordHasher(house.settings),
    throttles: new Throttles(house),
    tokens: new AccessTokens(house),
    callers: new Callers(house),
    challenges: new Challenges(house),
    issuers: new Issuers(house),
    handovers: new Handovers(),
    personData: new PersonData(),
    photos: new PersonPhotos(house.settings),
  };
  opened.set(house, accounts);
  return accounts;
}
