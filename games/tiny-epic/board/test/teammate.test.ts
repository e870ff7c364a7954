// A table with a Teammate (§22): whole games in words, in every language, and its turn step by step.

import { setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { LANGUAGES, type Language } from '@three-thrones/ui/i18n/languages.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { describe, expect, it } from 'vitest';
import { RIVAL_CARDS } from '../../data/solo.ts';
import { activeSeat, type Asking } from '../../rules/queries.ts';
import { tinyEpicWords } from '../../text/words.ts';
import { rivalTurn, STEPS } from '../solo/turn-shown.ts';
import * as words from '../words/index.ts';
import { t } from '../words/names.ts';
import { heroAbilityText, rivalRecruitText, rivalSpecialText } from '../words/rival.ts';
import { type Moment, moments } from './moments.ts';

const games = Array.from({ length: 8 }, (_, at) => [
  ...moments({ mode: 'coop', players: 1 }, `teammate/${at}`),
])
  .flat()
  .filter((moment): moment is Required<Moment> => moment.decision !== undefined);
const longest = games.filter((moment, at) => games[at + 1]?.log[0] !== moment.log[0]);

/** What the Rival is called, in whatever form it stands; the cards are called Rival Cards everywhere. */
const RIVAL: Readonly<Record<Language, RegExp>> = {
  en: /\bRival\b(?! Card)/,
  uk: /(?<!карт[аиуо]?\s)(?<!Карт[аи]\s)Суперник/,
  hu: /Rivális(?!kártya)/,
  fa: /(?<!کارت )(?<!کارت‌های )رقیب/,
};

describe.each(LANGUAGES)('in %s', (language) => {
  it('speaks of the Teammate and never of the Rival', async () => {
    await setLanguage(language);
    await tinyEpicWords.load();
    const said = new Set<string>();
    for (const { decision, view: seen } of games) {
      const { title, detail = '' } = words.prompt(decision as Asking, seen);
      said.add(`${title} ${detail}`);
      said.add(words.about(`house:${seen.world.rival!.seat}`, seen)!.lines.join(' '));
    }
    for (const { log } of longest) for (const one of log) said.add(words.fact(one)?.text ?? '');
    for (const card of RIVAL_CARDS) {
      said.add(rivalRecruitText(card, { teammate: true }));
      said.add(rivalSpecialText(card, { teammate: true }));
    }
    for (const { view: seen } of longest)
      said.add(heroAbilityText(seen.world.rival!.seat, { teammate: true }));
    expect([...said].map(plain).filter((text) => RIVAL[language].test(text))).toEqual([]);
    expect([...said].some((text) => plain(text).includes(t('term.teammate')))).toBe(true);
    await setLanguage('en');
  });
});

it('goes through its steps in order, and has none before it rolls', () => {
  const turns = games.filter(({ view: seen }) => activeSeat(seen) === seen.world.rival!.seat);
  expect(turns.length).toBeGreaterThan(50);
  for (const { view: seen, log, decision } of turns) {
    const turn = rivalTurn(seen, log, [decision.kind]);
    if (!turn) continue;
    expect(turn.steps.map(({ id }) => id)).toEqual(STEPS);
    expect(turn.steps.map(({ state }) => state).join(' ')).toMatch(/^(done )*now( later)*$/);
    // What it left behind stands where it came from.
    const left = turn.legs.filter(({ stays, hasLeft }) => stays && !hasLeft);
    expect(left).toEqual([]);
  }
});
