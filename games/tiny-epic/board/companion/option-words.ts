// What can be said to a question, in words.

import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { isDomain, TOKEN_KINDS } from '../../data/ids.ts';
import { RIVAL_CARDS } from '../../data/solo.ts';
import type { Entry, Kind } from '../../companion/prompts.ts';
import type { Setup } from '../../companion/session.ts';
import { action, house, isAction, isHouse, place, placed, say, t, tokenName } from '../words/names.ts';
import { type CompanionKey, c, cc } from './words.ts';

const PLAIN = [
  ...['yes', 'no', 'nobody', 'you', 'other', 'rival', 'treaty', 'outsiders', 'walker'],
  ...['units', 'allies', 'walkers', 'tokens', 'glass'],
] as const;

/** Words of our own by the option they stand for. */
function own(option: string): CompanionKey | undefined {
  if (option === 'yes' || option === 'no' || option === 'done') return option;
  return PLAIN.some((one) => one === option) ? (`o.${option}` as CompanionKey) : undefined;
}

export function optionWords(kind: Kind, option: string, setup: Setup): string {
  if (option === 'none')
    return cc(setup, kind === 'your-token' || kind === 'strongest' ? 'none.token' : 'none');
  const key = own(option);
  if (key) return cc(setup, key);
  if (isHouse(option)) return plain(house(option));
  if (isDomain(option)) return plain(place(option));
  if (isAction(option)) return plain(action(option));
  const cardAt = RIVAL_CARDS.findIndex((id) => id === option);
  if (cardAt >= 0) return t('rival-card.name', { n: cardAt + 1 });
  if (TOKEN_KINDS.some((one) => one === option)) return plain(tokenName(option));
  if (kind === 'ranger-card') return say(`ranger.${option}.name`);
  const [by, at] = option.split('@');
  if (by && at)
    return t(by === 'night-king' ? 'option.assault.night-king' : 'option.assault.white-walker', {
      in: plain(placed(at, 'in')),
    });
  if (option.endsWith('-hero')) return plain(c('o.hero', { house: house(option.slice(0, -'-hero'.length)) }));
  return formatNumber(Number(option));
}

/** What was said, in a few words: what undo takes back. */
export function saidWords({ kind, said }: Entry, setup: Setup): string {
  if (typeof said === 'string') return optionWords(kind, said, setup);
  if (Array.isArray(said)) {
    const words = said.map((one) => optionWords(kind, String(one), setup));
    return words.length === 0 ? c('next') : words.join(', ');
  }
  const counts = Object.entries(said).filter(([, n]) => n > 0);
  return counts.length === 0
    ? formatNumber(0)
    : counts.map(([one, n]) => `${optionWords(kind, one, setup)} ${formatNumber(n)}`).join(', ');
}
