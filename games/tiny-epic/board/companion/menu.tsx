// What is played here: the round, the level, the houses; and beginning again, which is asked for twice.

import { type ReactNode, useState } from 'react';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import type { HouseId } from '../../data/ids.ts';
import type { Place } from '../../companion/dialogue.ts';
import type { Setup } from '../../companion/session.ts';
import { house, t } from '../words/names.ts';
import { roundsOf } from './track.tsx';
import { c } from './words.ts';
import './menu.css';

interface MenuProps {
  readonly setup: Setup;
  readonly place: Place;
  onReset(): void;
}

export function MenuButton({ onOpen }: { onOpen(): void }) {
  return (
    <button
      type="button"
      className="te-cp-menu"
      aria-label={c('menu')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="options-list" />
    </button>
  );
}

export function Menu({ setup, place, onReset, onClose }: MenuProps & { onClose(): void }) {
  return (
    <Dialog title={c('menu')} onClose={onClose}>
      <Game setup={setup} place={place} />
      <Again onReset={onReset} />
    </Dialog>
  );
}

function Game({ setup, place }: Omit<MenuProps, 'onReset'>) {
  const { rounds } = roundsOf(setup);
  return (
    <dl className="te-cp-game">
      <Row term={c('rounds')}>{c('menu.round', { n: place.round, all: rounds })}</Row>
      {setup.mode === 'solo' && (
        <Row term={c('menu.level')}>
          {c('menu.level.allies', { n: setup.allies.length })}
          {setup.allies.length > 0 && <small>{namesOf(setup.allies)}</small>}
        </Row>
      )}
      <Row term={c('menu.houses')}>
        {partsOf(setup).map(({ words, houses }) => (
          <span key={words}>
            <small>{words}</small> {namesOf(houses)}
          </span>
        ))}
      </Row>
    </dl>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const namesOf = (houses: readonly HouseId[]): string => formatList(houses.map((id) => plain(house(id))));

/** Who plays what. */
function partsOf(setup: Setup): readonly { words: string; houses: readonly HouseId[] }[] {
  const others = { words: c('menu.non-players'), houses: setup.mats };
  if (setup.mode === 'solo')
    return [
      { words: c('menu.you'), houses: [setup.person] },
      { words: t('term.rival'), houses: [setup.rival] },
      others,
    ];
  const { seats, teammate } = setup;
  return [
    { words: teammate ? c('menu.you') : c('set.players'), houses: seats },
    ...(teammate ? [{ words: t('term.teammate'), houses: [teammate] }] : []),
    others,
  ];
}

function Again({ onReset }: Pick<MenuProps, 'onReset'>) {
  const [isAsking, ask] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="button plain" onClick={() => ask(true)}>
        <Icon name="replay" />
        {c('reset')}
      </button>
    );
  return (
    <>
      <p>{c('reset.sure')}</p>
      <p className="te-cp-sure">
        <button type="button" className="button plain" onClick={() => ask(false)}>
          {c('reset.no')}
        </button>
        <button type="button" className="button primary" onClick={onReset}>
          {c('reset.yes')}
        </button>
      </p>
    </>
  );
}
