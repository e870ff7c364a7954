// The Westeros phase: three cards turn over one after another, wildling icons move the threat, then each card is carried out.

import { tables } from '../../data/data.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { from, oneByOne } from '@three-thrones/game-kit/board/scene/paced.ts';
import { ShownCard } from '@three-thrones/game-kit/board/scene/shown-cards.tsx';
import type { Props } from '../types.ts';
import { fact } from '../words/facts.ts';
import { deckNumber, say, t, westerosCard } from '../words/names.ts';
import { Sheet } from './sheet.tsx';
import { type AgotBeat, allOf, cardsShown, lastOf, threatSteps, type WesterosShown } from './told.ts';
import './westeros.css';

interface WesterosProps extends Pick<Props, 'goOn'> {
  readonly beat: AgotBeat;
}

export function Westeros({ beat, goOn }: WesterosProps) {
  const { main, facts, before, after } = beat;
  const drawn = cardsShown(after.world.drawn);
  const isDrawn = main.kind === 'westeros.drawn';
  const turns = oneByOne(drawn.length, 0.1, 0.85);
  const winters = allOf(facts, 'westeros.winter');
  return (
    <Sheet
      className="ag-scene-westeros"
      {...{ beat, goOn }}
      title={t('phase.westeros.name')}
      detail={t('mat.round.n', { n: after.world.round, all: tables.rounds })}
    >
      <ul className="ag-drawn">
        {drawn.map((card) => (
          <li key={card.deck} className={clsx({ now: isAbout(beat, card) })}>
            <ShownCard
              turns={isDrawn ? turns(card.deck) : undefined}
              sign="iron-throne"
              about={`westeros:${card.id}`}
            >
              <Face card={card} />
            </ShownCard>
          </li>
        ))}
      </ul>
      <ThreatTrack before={before.world.threat} now={after.world.threat} />
      {winters.map(({ deck }) => (
        <p key={deck} className="ag-note board-comes">
          {t('fact.westeros.winter', { deck: deckNumber(deck) })}
        </p>
      ))}
      {!isDrawn && (
        <p className="ag-note board-comes">{plain(fact({ seq: beat.seq, fact: main })?.text ?? '')}</p>
      )}
    </Sheet>
  );
}

/** The card that is being carried out. Icons count on every card that bears one; bans come from the third deck. */
function isAbout({ main, facts }: AgotBeat, { deck, icons }: WesterosShown): boolean {
  if (main.kind === 'threat.rose') return icons > 0;
  if (main.kind === 'orders.banned') return deck === (lastOf(facts, 'westeros.chosen')?.deck ?? 2);
  return main.kind === 'westeros.chosen' && main.data.deck === deck;
}

function Face({ card: { id, deck, icons } }: { readonly card: WesterosShown }) {
  return (
    <span className="ag-westeros-face">
      <span className="ag-westeros-head">
        <i>{deckNumber(deck)}</i>
        <b>{plain(westerosCard(id))}</b>
        {Array.from({ length: icons }, (_, at) => (
          <Icon key={at} name="wildling" />
        ))}
      </span>
      <span className="ag-westeros-text">{say(`westeros.${id}.text`)}</span>
    </span>
  );
}

interface ThreatTrackProps {
  readonly before: number;
  readonly now: number;
}

/** How near the next attack is. */
export function ThreatTrack({ before, now }: ThreatTrackProps) {
  const { attackAt } = tables.wildlings;
  const style = { '--before': before / attackAt, '--now': now / attackAt } as CSSProperties;
  return (
    <div className="ag-threat-track" aria-label={t('mat.threat.n', { n: now, all: attackAt })} role="img">
      <ol>
        {threatSteps().map((step) => (
          <li key={step} className={clsx({ attack: step === attackAt })}>
            {formatNumber(step)}
          </li>
        ))}
      </ol>
      <span className="ag-threat-way">
        <span className="ag-slides" style={{ ...style, ...from(0.2) }}>
          <Icon name="wildling" />
        </span>
      </span>
    </div>
  );
}
