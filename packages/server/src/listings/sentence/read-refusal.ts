import type { KnownNames } from '../suggestions/known-names.ts';
import {
  type FairHousingRule,
  fairHousingRules,
  refusalLeads,
  refusalTails,
} from './fair-housing-rules.ts';
import { PhraseTable, skipJoints } from './phrase-table.ts';
import { isKnownName } from './read-place.ts';
import type { SentencePart } from './sentence-part.ts';
import type { Token } from './sentence-tokens.ts';

interface Guarded {
  reason: FairHousingRule['reason'];
  onlyBefore: PhraseTable<true> | null;
  notBefore: PhraseTable<true> | null;
  notAfter: ReadonlySet<string>;
}

const tableOf = (words: string | undefined) =>
  words === undefined ? null : new PhraseTable<true>([[words, true]]);

/** A word may be in several rows, each with its own neighbors. */
const cores = fairHousingRules.map((rule) => ({
  words: new PhraseTable<Guarded>([
    [
      rule.words,
      {
        reason: rule.reason,
        onlyBefore: tableOf(rule.onlyBefore),
        notBefore: tableOf(rule.notBefore),
        notAfter: new Set(rule.notAfter?.split('|')),
      },
    ],
  ]),
}));

const leads = new Set(refusalLeads.split('|'));
const tails = new Set(refusalTails.split('|'));
const MAX_LEADS = 6;
const MAX_TAILS = 4;

/**
 * Reads words about who people are, with the words around them that belong to them: "no kids", "in
 * a safe neighborhood", "near a mosque". A place or street name that contains such a word doesn't
 * count.
 */
export function readRefusal(
  tokens: readonly Token[],
  at: number,
  names: KnownNames,
): SentencePart | null {
  let found: { reason: FairHousingRule['reason']; next: number } | null = null;
  for (let place = at; place <= at + MAX_LEADS; place += 1) {
    const core = findCore(tokens, place, names);
    if (core && (found === null || found.reason === 'rating')) found = core;
    if (found && found.reason !== 'rating') break;
    if (!leads.has(tokens[place]?.word ?? '')) break;
  }
  if (!found) return null;
  let next = found.next;
  for (let more = 0; more < MAX_TAILS; more += 1) {
    const place = skipJoints(tokens, next);
    const token = tokens[place];
    const isSize = token?.value != null && tokens[place - 1]?.word === 'of';
    if (!isSize && !tails.has(token?.word ?? '')) break;
    next = place + 1;
  }
  return { is: 'refused', reason: found.reason, from: at, next };
}

function findCore(tokens: readonly Token[], at: number, names: KnownNames) {
  for (const { words } of cores) {
    const found = words.find(tokens, at);
    if (!found) continue;
    const { reason, onlyBefore, notBefore, notAfter } = found.value;
    const behind = skipJoints(tokens, found.next);
    if (onlyBefore && !onlyBefore.find(tokens, behind)) continue;
    if (notBefore?.find(tokens, behind)) continue;
    if (notAfter.has(tokens[at - 1]?.word ?? '')) continue;
    if (isKnownName(tokens, at, names)) continue;
    return { reason, next: found.next };
  }
  return null;
}
