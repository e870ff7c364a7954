// A round begins, a phase begins, a token changes hands, somebody has won: a banner with words.

import { tables } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import { ranked, structuresOf, type World } from '../../rules/queries.ts';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Banner } from '@three-thrones/game-kit/board/scene/banner.tsx';
import { from, oneByOne } from '@three-thrones/game-kit/board/scene/paced.ts';
import type { AgotKey } from '../../text/words.ts';
import type { Facts } from '../../rules/queries.ts';
import type { Props } from '../types.ts';
import { house, housed, say, t, token, track } from '../words/names.ts';
import { TOKEN_ICONS } from '../pieces.tsx';
import { Sheet } from './sheet.tsx';
import type { AgotBeat } from './told.ts';
import './moments.css';

interface MomentProps<K extends AgotBeat['main']['kind']> {
  readonly beat: AgotBeat;
  readonly data: Extract<AgotBeat['main'], { kind: K }>['data'];
}

export function Round({ beat, data: { round } }: MomentProps<'round.began'>) {
  const { world } = beat.after;
  return (
    <Banner className="ag-banner" beat={beat} title={t('fact.round.began', { round })}>
      <p>{t('scene.round.goal', { all: tables.areasToWin })}</p>
      <ul className="ag-standing">
        {ranked(world).map((id) => (
          <li key={id}>
            <Shield house={id} label={plain(house(id))} />
            <b>{formatNumber(castlesOf(world, id))}</b>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function castlesOf(world: World, id: HouseId): number {
  return structuresOf(world, id).length;
}

const PHASES: Readonly<Record<Facts['phase.began']['phase'], AgotKey>> = {
  planning: 'phase.planning.name',
  raid: 'phase.raids.name',
  march: 'phase.marches.name',
  consolidate: 'phase.consolidate.name',
};

const SIGNS: Readonly<Record<Facts['phase.began']['phase'], string>> = {
  planning: 'order-star',
  raid: 'order-raid',
  march: 'order-march',
  consolidate: 'order-consolidate',
};

export function Phase({ beat, data }: MomentProps<'phase.began'>) {
  const name = PHASES[data.phase];
  const isInTurn = data.phase === 'planning' && data.inTurn;
  return (
    <Banner className="ag-banner" beat={beat} title={t(name)}>
      <p>
        <Icon name={SIGNS[data.phase]} />{' '}
        {isInTurn ? t('fact.phase.planning.in-turn') : say(name.replace(/name$/, 'text'))}
      </p>
    </Banner>
  );
}

export function TokenPassed({ beat, data: { track: id, house: who } }: MomentProps<'token.passed'>) {
  const values = { ...housed({ house: who }), track: track(id), token: token(id) };
  return (
    <Banner className="ag-banner" beat={beat} house={who} title={plain(token(id))}>
      <p>
        <Icon name={TOKEN_ICONS[id]} /> {plain(t('fact.token.passed', values))}
      </p>
    </Banner>
  );
}

interface VictoryProps extends MomentProps<'game.won'>, Pick<Props, 'goOn' | 'names'> {}

export function Victory({ beat, data: { house: winner, reason }, goOn, names }: VictoryProps) {
  const { world } = beat.after;
  const all = [winner, ...ranked(world).filter((id) => id !== winner)];
  const comes = oneByOne(all.length, 0.3, 0.9);
  return (
    <Sheet
      className="ag-scene-victory"
      {...{ beat, goOn }}
      title={plain(t('end.title', { house: house(winner) }))}
      detail={t(`end.reason.${reason}`)}
    >
      <span className="ag-victor board-lands" data-house={winner}>
        <Shield house={winner} />
      </span>
      <ol className="ag-podium">
        {all.map((id, at) => (
          <li key={id} data-house={id} className="board-comes" style={from(comes(at))}>
            <i>{formatNumber(at + 1)}</i>
            <Shield house={id} />
            <b>{plain(house(id))}</b>
            <small>{names[id]}</small>
            <span>
              <Icon name="castle" /> {formatNumber(castlesOf(world, id))}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
