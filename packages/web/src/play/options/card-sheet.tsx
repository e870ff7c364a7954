// A card of the hand on a small screen: all of it to read, and what can be done with it now.

import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { reasonWords } from '@three-thrones/game-kit/board/board-words.ts';
import { useBoardProps, useQuestion, useShown } from '../state/table-context.tsx';
import './card-sheet.css';

export function CardSheet() {
  const { reading } = useQuestion();
  return reading === undefined ? null : <Sheet key={reading} thing={reading} />;
}

function Sheet({ thing }: { readonly thing: Thing }) {
  const { board, view } = useShown();
  const { decision, read, choose, take, busy, refused } = useQuestion();
  const { picked } = useBoardProps();
  const { Card } = board.parts;
  const about = board.about(thing, view);
  const meant = (decision?.options ?? []).filter((id) => decision!.things[id]!.includes(thing));
  // With somewhere to put it: that is touched next.
  const leadsOn = meant.length > 1 && meant.some((id) => decision!.things[id]!.length > 1);
  const no = meant.length > 0 ? undefined : refused.find(({ id }) => id === thing.split(':')[1]);
  const then = (act: () => void) => () => {
    read(undefined);
    act();
  };
  return (
    <Dialog title={about?.title ?? board.nameOf(thing)} onClose={() => read(undefined)}>
      <div className="card-sheet">
        {Card && (
          <div className="card-sheet-face" aria-hidden="true">
            <Card id={thing.slice(thing.indexOf(':') + 1)} />
          </div>
        )}
        {about?.lines.map((line) => (
          <p key={line}>
            <Rich text={line} />
          </p>
        ))}
        {no && (
          <p className="quiet">
            <Rich text={reasonWords(board, no)} />
          </p>
        )}
        {leadsOn && (
          <button type="button" className="button primary" onClick={then(() => take(thing))}>
            <Icon name="check" />
            {t('table.card.take')}
          </button>
        )}
        {!leadsOn &&
          meant.map((id) => (
            <button
              key={id}
              type="button"
              className="button primary"
              aria-disabled={busy}
              onClick={then(() => choose(id))}
            >
              <Icon name="check" />
              {meant.length > 1
                ? plain(decision!.words[id]!.label)
                : t(picked.includes(id) ? 'table.card.put-back' : 'table.card.choose')}
            </button>
          ))}
      </div>
    </Dialog>
  );
}
