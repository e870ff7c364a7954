// Before a game leaves this device for the server: what happens then, and which seat stays here.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { type FormEvent, useEffect, useState } from 'react';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { navigate } from '@three-thrones/ui/router.tsx';
import { loadRecord, type Player } from '../engine/records.ts';
import { houseName } from '../games/words.ts';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { NameField } from './name-field.tsx';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { chosenName } from './seating.ts';
import { takeOnline } from '../tables/online/take-online.ts';
import { useGameWords } from './use-game.ts';
import type { TableLine } from './use-my-tables.ts';

export interface TakeOnlineDialogProps {
  readonly table: TableLine;
  onClose(): void;
}

export function TakeOnlineDialog({ table: { address, game, mine }, onClose }: TakeOnlineDialogProps) {
  const id = address.slice('/here/'.length);
  const isReady = useGameWords(game);
  const players = usePlayers(id);
  return (
    <Dialog title={t('tables.online.title')} onClose={onClose}>
      {isReady && players && <Question {...{ id, game, mine, players }} />}
    </Dialog>
  );
}

type Players = Readonly<Record<Seat, Player>>;

function usePlayers(id: string): Players | undefined {
  const [players, setPlayers] = useState<Players>();
  useEffect(() => void loadRecord(id).then((record) => setPlayers(record?.players ?? {})), [id]);
  return players;
}

interface QuestionProps {
  readonly id: string;
  readonly game: string;
  readonly mine: readonly Seat[];
  readonly players: Players;
}

function Question({ id, game, mine, players }: QuestionProps) {
  const [seat, setSeat] = useState(mine[0] ?? '');
  const [typed, setTyped] = useState<string>();
  const [no, setNo] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const calledHere = nameAt(players, seat);
  const name = typed ?? (calledHere || chosenName());
  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const taken = await takeOnline(id, { seat, name: name.trim() });
    setBusy(false);
    if (isRefusal(taken)) setNo(taken);
    else navigate(`/t/${taken}`);
  };
  return (
    <form className="take-online-form" onSubmit={(event) => void take(event)}>
      <p>{t('tables.online.explained')}</p>
      {mine.length > 1 && (
        <fieldset className="choices">
          <legend>{t('tables.online.seat')}</legend>
          {mine.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="seat" checked={seat === one} onChange={() => setSeat(one)} />
              {seatWords(houseName(game, one), nameAt(players, one))}
            </label>
          ))}
        </fieldset>
      )}
      <NameField value={name} onChange={setTyped} />
      {no && <RefusalNote no={no} />}
      <button
        type="submit"
        className="button primary"
        aria-busy={isBusy}
        disabled={isBusy || name.trim() === ''}
      >
        {t('tables.online.confirm')}
      </button>
    </form>
  );
}

function nameAt(players: Players, seat: Seat): string {
  const player = players[seat];
  return player?.kind === 'person' ? player.name : '';
}

function seatWords(house: string, name: string): string {
  return name === '' ? house : `${house} · ${isolate(name)}`;
}
