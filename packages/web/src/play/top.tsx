// The bar over a table: where one is, the tracks of the game, and the tools every page has.

import { clsx } from 'clsx';
import { useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { Link } from '@three-thrones/ui/router.tsx';
import { LanguageList, SettingsLink, SoundButton, ThemeButton } from '@three-thrones/ui/tools.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Agreements as AgreementsPart } from '../tables/client.ts';
import { HelpButton } from './help/help-at-table.tsx';
import { NotesButton } from './notes/notes-button.tsx';
import { StandInButton } from './agreements/stand-in.tsx';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { useBoardProps, useObjecting, useShown } from './state/table-context.tsx';
import type { Shown } from './state/use-shown.ts';
import './top.css';

const NotesDialog = later(async () => (await import('./notes/notes-dialog.tsx')).NotesDialog);
const People = later(async () => (await import('./agreements/people.tsx')).People);

interface TopProps {
  readonly compact: boolean;
  onTimeline(): void;
}

export function Top({ compact, onTimeline }: TopProps) {
  const shown = useShown();
  const { client, snapshot } = shown;
  const { Tracks } = shown.board.parts;
  const props = useBoardProps();
  const [isOpen, setOpen] = useState(false);
  const [isPeopleOpen, setPeopleOpen] = useState(false);
  const [areNotesOpen, setNotesOpen] = useState(false);
  const timeline = (
    <button
      type="button"
      className="icon-button"
      aria-label={t('table.timeline')}
      title={t('table.timeline')}
      onClick={onTimeline}
    >
      <Icon name="replay" />
    </button>
  );
  const notes = <NotesButton onOpen={() => setNotesOpen(true)} />;
  const rest = (
    <>
      <ThemeButton />
      {compact && <SoundButton />}
      {compact && <HelpButton />}
      <SettingsLink />
      {client.people && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('table.people')}
          title={t('table.people')}
          onClick={() => setPeopleOpen(true)}
        >
          <Icon name="people" />
        </button>
      )}
      {client.agreements && snapshot.eye !== 'spectator' && !snapshot.outcome && (
        <Agreements agreements={client.agreements} />
      )}
    </>
  );
  return (
    <header className="table-top">
      <Link to="/" className="table-brand">
        <svg viewBox="0 0 60 40" aria-hidden="true">
          <use href="#icon-throne" x="0" y="14" width="22" height="24" />
          <use href="#icon-throne" x="38" y="14" width="22" height="24" />
          <use href="#icon-throne" x="14" y="2" width="32" height="36" />
        </svg>
        {!compact && (
          <span>
            <b>{t('common.app-name')}</b>
            <small>{gameLine(shown)}</small>
          </span>
        )}
        <span className="unseen">{t('table.leave')}</span>
      </Link>
      <Tracks {...props} />
      {snapshot.branchedFrom !== undefined && (
        <Link to={snapshot.branchedFrom} className="back-to-game">
          <Icon name="undo" />
          <span className={clsx(compact && 'unseen')}>{t('table.what-if.back')}</span>
        </Link>
      )}
      <div className="table-tools">
        {compact ? (
          <LanguageList />
        ) : (
          <>
            {notes}
            <HelpButton />
            {timeline}
            <SoundButton />
          </>
        )}
        <button
          type="button"
          className="icon-button"
          aria-expanded={isOpen}
          aria-label={t('common.more')}
          title={t('common.more')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'gear'} />
        </button>
        <div className="table-more" hidden={!isOpen}>
          {!compact && <LanguageList />}
          {/* Whatever is chosen here, the list has done its work. */}
          <div onClick={() => setOpen(false)}>
            {compact && timeline}
            {compact && notes}
            {rest}
          </div>
        </div>
      </div>
      {areNotesOpen && <NotesDialog onClose={() => setNotesOpen(false)} />}
      {isPeopleOpen && <People onClose={() => setPeopleOpen(false)} />}
    </header>
  );
}

function gameLine({ client, snapshot }: Shown): string {
  if (snapshot.branchedFrom !== undefined) return t('table.what-if.line');
  return client.people ? t('table.online') : t('table.here');
}

/** Online a bot can play for me, and the others may agree to pause. */
function Agreements({ agreements }: { readonly agreements: AgreementsPart }) {
  const { snapshot } = useShown();
  const { report } = useObjecting();
  const isPaused = snapshot.clocks?.paused === true;
  return (
    <>
      <StandInButton agreements={agreements} />
      {snapshot.clocks && (
        <button
          type="button"
          className="icon-button"
          aria-pressed={isPaused}
          aria-label={isPaused ? t('table.propose.resume') : t('table.propose.pause')}
          title={isPaused ? t('table.propose.resume') : t('table.propose.pause')}
          onClick={() => report(agreements.propose(isPaused ? 'resume' : 'pause'))}
        >
          <Icon name="clock" />
        </button>
      )}
    </>
  );
}
