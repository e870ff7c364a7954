// What is told around the game, a few times a second at most: whole when chairs or wishes have changed, only who is there
// when somebody has come or gone, and not at all when nothing has.

import type { TableInfo, ServerMessage } from '@three-thrones/protocol';
import { Bucket } from '../limits/bucket.ts';

/** So many announcements go out at once after a pause, then so many a second. */
const AT_ONCE = 8;
const PER_SECOND = 3;
const BREATH = 1_000 / PER_SECOND;

export interface Listeners {
  info(): TableInfo;
  tell(message: ServerMessage): void;
}

export class Announcing {
  readonly #listeners: Listeners;
  readonly #allowance = new Bucket(AT_ONCE, PER_SECOND, performance.now());
  #lastInfo = '';
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
    [this.#lastInfo, this.#lastOnline] = [news.around, news.online];
    this.#listeners.tell(news.message);
  }

  #news(): { around: string; online: string; message: ServerMessage } | undefined {
    const info = this.#listeners.info();
    const seats = info.chairs.filter((chair) => chair.online).map(({ seat }) => seat);
    const nobody = info.chairs.map((chair) => ({ ...chair, online: false }));
    const [around, online] = [JSON.stringify({ ...info, chairs: nobody }), seats.join()];
    if (around !== this.#lastInfo) return { around, online, message: info };
    if (online === this.#lastOnline) return undefined;
    return { around, online, message: { type: 'presence', table: info.table, online: seats } };
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
