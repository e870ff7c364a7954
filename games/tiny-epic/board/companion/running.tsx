// The game at a real table: where it stands, what was rolled, and one question or instruction.

import { useEffect, useState } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import {
  changeAnswer,
  say,
  type Session,
  type Setup,
  standingOf,
  takeBack,
} from '../../companion/session.ts';
import type { Standing } from '../../companion/dialogue.ts';
import type { Said } from '../../companion/prompts.ts';
import { house, t } from '../words/names.ts';
import { deedsTitle } from './deed-words.ts';
import { CardRows } from './card-rows.tsx';
import { Deeds } from './deeds.tsx';
import { Menu, MenuButton } from './menu.tsx';
import { saidWords } from './option-words.ts';
import { Question } from './question.tsx';
import { questionWords } from './question-words.ts';
import { SaidSoFar } from './said.tsx';
import { SoFar } from './so-far.tsx';
import { Track } from './track.tsx';
import { useAwake } from './wake-lock.ts';
import { c, hasTeammate } from './words.ts';
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
  const [changing, change] = useState<number>();
  const asked = changing === undefined ? undefined : now.asked[changing]?.prompt;
  const changed = asked?.kind === 'deeds' ? undefined : asked;
  const title = changed ? questionWords(changed, setup).title : titleOf(now, setup);
  useEffect(() => announce(title), [title]);
  const answer = (...said: readonly Said[]): void => onChange(said.reduce(say, session));
  return (
    <div className={setup.mode === 'coop' ? 'te-cp frosty' : 'te-cp'} data-friend={hasTeammate(setup)}>
      <Head setup={setup} place={now.place} onReset={onReset} />
      <div className="te-cp-side">
        <Track setup={setup} place={now.place} />
        <SoFar now={now} />
        <CardRows now={now} />
        <SaidSoFar {...{ now, setup, changing }} onChange={change} />
      </div>
      {/* Every question is a screen of its own: what was ticked or picked before it is gone. */}
      <section
        key={changed ? `again ${String(changing)}` : now.used}
        className="te-cp-sheet"
        aria-label={title}
      >
        {changed ? (
          <Question
            prompt={changed}
            {...{ setup, session }}
            undo={<Leave onLeave={() => change(undefined)} />}
            onAnswer={(said) => {
              change(undefined);
              onChange(changeAnswer(session, changing!, said));
            }}
          />
        ) : prompt?.kind === 'deeds' ? (
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

/** What is run here, and what is played. */
function Head({ setup, place, onReset }: HeadProps) {
  const run = setup.mode === 'solo' ? setup.rival : setup.teammate;
  const part = setup.mode === 'solo' ? t('term.rival') : t('term.teammate');
  const [isOpen, open] = useState(false);
  return (
    <>
      <header className="te-cp-head on-wood">
        {run ? <Shield house={run} /> : <Icon name="white-walker" />}
        <b>{run ? `${plain(house(run))} · ${part}` : t('term.night-king')}</b>
        <small>
          <Icon name="device" />
          {c('offline')}
        </small>
        <MenuButton onOpen={() => open(true)} />
      </header>
      {isOpen && <Menu {...{ setup, place, onReset }} onClose={() => open(false)} />}
    </>
  );
}

interface HeadProps {
  readonly setup: Setup;
  readonly place: Standing['place'];
  onReset(): void;
}

/** The answer that was about to be changed is right after all. */
function Leave({ onLeave }: { onLeave(): void }) {
  return (
    <button type="button" className="te-cp-undo" onClick={onLeave}>
      <Icon name="close" />
      <b>{c('change.back')}</b>
    </button>
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
