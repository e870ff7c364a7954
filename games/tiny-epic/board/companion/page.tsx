// Two screens: what lies on the table, and the game, one question or instruction at a time. It stays on the device.

import { useEffect, useState } from 'react';
import { useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { type Session, sessionFrom } from '../../companion/session.ts';
import { Symbols } from '../map/symbols.tsx';
import { Running } from './running.tsx';
import { SettingUp } from './setting-up.tsx';
import '../colours.css';
import './companion.css';

const PLACE = 'three-thrones/companion/tiny-epic';

export function CompanionPage() {
  useLanguage();
  const [session, change] = useState(read);
  useEffect(() => keep(session), [session]);
  return (
    <div className="te-companion">
      <svg className="te-companion-symbols" aria-hidden="true" focusable="false">
        <Symbols />
      </svg>
      {session ? (
        <Running session={session} onChange={change} onReset={() => change(undefined)} />
      ) : (
        <SettingUp onBegin={(setup) => change({ setup, entries: [] })} />
      )}
    </div>
  );
}

function read(): Session | undefined {
  try {
    return sessionFrom(JSON.parse(localStorage.getItem(PLACE) ?? 'null'));
  } catch {
    return undefined;
  }
}

function keep(session: Session | undefined): void {
  try {
    if (session) localStorage.setItem(PLACE, JSON.stringify(session));
    else localStorage.removeItem(PLACE);
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}
