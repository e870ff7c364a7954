// Who goes, beside those who stand there: a touch on the map itself leaves one of them behind. The same tokens stand beside
// the question, for keys and ears.

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { useObjecting, useQuestion } from '../state/table-context.tsx';
import './who-on-map.css';

/** Milliseconds; while the map itself moves they are not there. */
const LOOKS = 120;

export function WhoOnMap() {
  const { company, decision } = useQuestion();
  const { object } = useObjecting();
  const box = useRef<HTMLDivElement>(null);
  const isThere = company !== undefined && decision !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    const follow = (): void => void (box.current && standBeside(box.current));
    follow();
    const timer = setInterval(follow, LOOKS);
    return () => clearInterval(timer);
  }, [isThere]);
  if (!isThere) return null;
  return (
    <div ref={box} className="who-on-map" aria-hidden="true" hidden>
      {company.members.map(({ id, label, icon, house }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={clsx({ stays: company.staying.includes(id) })}
          data-house={house}
          data-member={id}
          title={label}
          onClick={() => {
            if (!company.turn(id)) object({ reason: { code: 'not-without-them', rule: decision.rule } });
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

/** Under the middle of where they come from, as far as that is in view. */
function standBeside(box: HTMLElement): void {
  const stage = box.closest('.stage')?.getBoundingClientRect();
  const from = box.closest('.stage')?.querySelector('.map-origin-rim')?.getBoundingClientRect();
  const [x, y] = stage && from ? [from.x + from.width / 2 - stage.x, from.y + from.height - stage.y] : [0, 0];
  const isSeen = stage && from && from.width > 0 && x > 0 && y > 0 && x < stage.width && y < stage.height;
  // It would trail behind a map that moves.
  box.hidden = !isSeen || box.closest('.stage')!.querySelector('.map-plane[data-moving]') !== null;
  box.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
}
