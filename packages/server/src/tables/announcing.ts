// What is told around the game, a few times a second at most: whole when chairs or wishes have changed, only who is there
// when somebody has come or gone, and not at all when nothing has.

import type { TableInfo, ServerMessage } from '@three-thrones/protocol';
import { Bucket } from '../sockets/bucket.ts';

/** So many announcements go out at once after a pause, then so many a second. */
const AT_ONCE = 8;
const PER_SECOND = 3;
const BREATH = 1_000 / PER_SECOND;

export interface Listeners {
  lobby(): TableInfo;
  tell(message: ServerMessage): void;
}

export class Announcing {
  readonly #listeners: Listeners;
  readonly #allowance = new Bucket(AT_ONCE, PER_SECOND, performance.now());
  #lastLobby = '';
  #lastOnline = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  /** Something may have changed; said again within a breath it is told once. */
  soon(): void {
    if (this.#timer || !this.#news()) return;
    if (this.#allowance.take(performance.now())) return this.now();
    this.#timer = setTimeout(() => this.now(), BREATH).unref();
  }

  /** Tells what has changed since it was last told. */
  now(): void {
    this.stop();
    const news = this.#news();
    if (!news) return;
    [this.#lastLobby, this.#lastOnline] = [news.around, news.online];
    this.#listeners.tell(news.message);
  }

  #news(): { around: string; online: string; message: ServerMessage } | undefined {
    const lobby = this.#listeners.lobby();
    const seats = lobby.chairs.filter((chair) => chair.online).map(({ seat }) => seat);
    const nobody = lobby.chairs.map((chair) => ({ ...chair, online: false }));
    const [around, online] = [JSON.stringify({ ...lobby, chairs: nobody }), seats.join()];
    if (around !== this.#lastLobby) return { around, online, message: lobby };
    if (online === this.#lastOnline) return undefined;
    return { around, online, message: { type: 'presence', table: lobby.table, online: seats } };
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
