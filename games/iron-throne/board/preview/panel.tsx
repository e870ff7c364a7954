// The panel beside the options: the negotiation, the encounter line by line with what it would bring, or what the marked
// option leads to.

import { clsx } from 'clsx';
import { Barrier, Outlook } from '@three-thrones/game-kit/board/outlook.tsx';
import { formatNumber, t as words } from '@three-thrones/ui/i18n/index.ts';
import { DealSheet } from '../deal/sheet.tsx';
import { Negotiating } from '../deal/panel.tsx';
import { m } from '../moments/words.ts';
import { houseName, person } from '../stage/words.ts';
import { momentNow } from '../timing/moments.ts';
import { handSize } from '../../rules/queries.ts';
import type { CharacterId } from '../../data/ids.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import type { Props } from '../types.ts';
import { option, reason } from '../words/index.ts';
import { t } from '../words/names.ts';
import { ClashLines, clashTitle } from './clash-lines.tsx';
import { type Change, changesBetween } from './clash.ts';
import { FateBox } from './fate-box.tsx';
import './panel.css';

export function PreviewPanel(props: Props) {
  const { view, asked, decision } = props;
  const { world } = view;
  const now = momentNow(world, decision ? [decision, ...asked] : asked);
  if (now === 'negotiation')
    return (
      <Outlook className="it-outlook" title={m('deal.title')} note={m('deal.open')}>
        <Negotiating {...props} />
      </Outlook>
    );
  const hasSides = world.encounter?.defender !== undefined && world.encounter.parts.length >= 2;
  const { deal, revealed, result } = world.encounter ?? {};
  const note = revealed && (result ? m('clash.fixed') : m('clash.provisional'));
  return (
    <Outlook
      className={clsx('it-outlook', { 'it-idle': !hasSides && !deal })}
      title={hasSides ? clashTitle(world) : m('clash.title')}
      about="term:strength"
      note={note}
    >
      {hasSides ? (
        <ClashLines {...props} />
      ) : (
        <p className="quiet">{m(world.round === 0 ? 'clash.before' : 'clash.nothing')}</p>
      )}
      <Marked {...props} />
      {deal && <DealSheet props={props} deal={deal} title={m('deal.recorded')} />}
    </Outlook>
  );
}

/** What the marked option leads to. */
function Marked({ view, preview, decision, marked, refused }: Props) {
  if (!preview || !decision) return null;
  const after = preview.view.world;
  const changes = changesBetween(view.world, after, handSize);
  const no = refused.find(({ id }) => id === marked);
  return (
    <div className="it-marked">
      <h3>
        {m('clash.after')}
        {marked !== undefined && <small>{plain(option(decision, marked, view).label)}</small>}
      </h3>
      {no && <p>{plain(reason(no) ?? '')}</p>}
      {!preview.barrier && after.encounter && <FateBox world={after} eye={decision.seat} />}
      {changes.length > 0 && (
        <ul className="board-consequences">
          {changes.map((change) => (
            <li key={`${change.what} ${change.id}`}>
              {labelOf(change)}{' '}
              <bdi dir="ltr">{`${formatNumber(change.from)} → ${formatNumber(change.to)}`}</bdi>
            </li>
          ))}
        </ul>
      )}
      {preview.barrier && <Barrier words={words('table.barrier')} />}
    </div>
  );
}

function labelOf({ what, id }: Change): string {
  if (what === 'character') return person(id as CharacterId);
  const term = { sheet: 'term.leader-sheet', hand: 'term.hand', spread: 'term.influence' } as const;
  return `${houseName(id)} · ${t(term[what])}`;
}
