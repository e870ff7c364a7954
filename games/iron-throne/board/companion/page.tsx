// Two screens: who sits there, and the round, window by window. What was told stays on the device.

import { useEffect, useState } from 'react';
import { useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { type Aid, aidFrom } from './aid.ts';
import { Seating } from './seating.tsx';
import { Walk } from './walk.tsx';
import './companion.css';

const PLACE = 'three-thrones/companion/iron-throne';

export function CompanionPage() {
  useLanguage();
  const [aid, change] = useState(read);
  useEffect(() => keep(aid), [aid]);
  return (
    <div className="it-companion">
      {aid.isSeated ? <Walk {...{ aid, change }} /> : <Seating {...{ aid, change }} />}
    </div>
  );
}

function read(): Aid {
  try {
    return aidFrom(JSON.parse(localStorage.getItem(PLACE) ?? 'null'));
  } catch {
    return aidFrom(undefined);
  }
}

function keep(aid: Aid): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(aid));
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}
