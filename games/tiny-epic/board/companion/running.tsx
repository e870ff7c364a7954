// The game at a real table: where it stands, what was rolled, and one question or instruction.

import { useEffect, useState } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { say, type Session, type Setup, standingOf, takeBack } from '../../companion/session.ts';
import type { Standing } from '../../companion/dialogue.ts';
import type { Said } from '../../companion/prompts.ts';
import { house, t } from '../words/names.ts';
import { deedsTitle } from './deed-words.ts';
import { Deeds } from './deeds.tsx';
import { saidWords } from './option-words.ts';
import { Question } from './question.tsx';
import { questionWords } from './question-words.ts';
import { SoFar } from './so-far.tsx';
import { Track } from './track.tsx';
import { useAwake } from './wake-lock.ts';
import { c } from './words.ts';
import './running.css';

interface RunningProps {
  readonly session: Session;
  onChange(session: Session): void;
  onReset(): void;
}

export function Running({ session, onChange, onReset }: RunningProps) {
  useAwake();
  const now = standingOf(session);
  const { setup } = session;
  const { prompt } = now;
  const title = titleOf(now, setup);
  useEffect(() => announce(title), [title]);
  const answer = (...said: readonly Said[]): void => onChange(said.reduce(say, session));
  return (
    <div className={setup.mode === 'coop' ? 'te-cp frosty' : 'te-cp'}>
      <Head setup={setup} onReset={onReset} />
      <div className="te-cp-side">
        <Track setup={setup} place={now.place} />
        <SoFar now={now} />
      </div>
      {/* Every question is a screen of its own: what was ticked or picked before it is gone. */}
      <section key={now.used} className="te-cp-sheet" aria-label={title}>
        {prompt?.kind === 'deeds' ? (
          <Deeds
            deeds={prompt.about.deeds}
            {...{ setup, now }}
            undo={<Undo {...{ session, now, onChange }} />}
            onDone={() => answer('done')}
          />
        ) : prompt ? (
          <Question
            {...{ prompt, setup, session }}
            undo={<Undo {...{ session, now, onChange }} />}
            onAnswer={answer}
          />
        ) : (
          <>
            <h2>{c('over')}</h2>
            <footer className="te-cp-foot">
              <Undo {...{ session, now, onChange }} />
              <button type="button" className="te-cp-next" onClick={onReset}>
                {c('reset')}
              </button>
            </footer>
          </>
        )}
      </section>
    </div>
  );
}

function titleOf({ prompt }: Standing, setup: Setup): string {
  if (!prompt) return c('over');
  return prompt.kind === 'deeds' ? deedsTitle(prompt.about.deeds, setup) : questionWords(prompt, setup).title;
}

/** What is run here, and a way to begin again. */
function Head({ setup, onReset }: { readonly setup: Setup; onReset(): void }) {
  const [isAsking, ask] = useState(false);
  return (
    <header className="te-cp-head on-wood">
      {setup.mode === 'solo' ? <Shield house={setup.rival} /> : <Icon name="white-walker" />}
      <b>
        {setup.mode === 'solo' ? `${plain(house(setup.rival))} · ${t('term.rival')}` : t('term.night-king')}
      </b>
      <small>
        <Icon name="device" />
        {c('offline')}
      </small>
      <button type="button" className="te-cp-reset" aria-label={c('reset')} onClick={() => ask(true)}>
        <Icon name="replay" />
      </button>
      {isAsking && (
        <Dialog title={c('reset')} onClose={() => ask(false)}>
          <p>{c('reset.sure')}</p>
          <p className="te-cp-sure">
            <button type="button" className="button" onClick={() => ask(false)}>
              {c('reset.no')}
            </button>
            <button type="button" className="button primary" onClick={onReset}>
              {c('reset.yes')}
            </button>
          </p>
        </Dialog>
      )}
    </header>
  );
}

interface UndoProps {
  readonly session: Session;
  readonly now: Standing;
  onChange(session: Session): void;
}

/** Says what it takes back. */
function Undo({ session, now, onChange }: UndoProps) {
  const last = session.entries[now.used - 1];
  if (!last) return null;
  const before = standingOf({ ...session, entries: session.entries.slice(0, now.used - 1) });
  const what = last.kind === 'deeds' ? titleOf(before, session.setup) : saidWords(last, session.setup);
  return (
    <button type="button" className="te-cp-undo" onClick={() => onChange(takeBack(session))}>
      <Icon name="undo" />
      <span>
        <b>{c('undo')}</b> <small>{what}</small>
      </span>
    </button>
  );
}
