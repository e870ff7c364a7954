// What goes out over one socket: whole frames, straight to the wire. What is sent in the same turn goes out at once.

import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** Those with something to send when this turn is over. */
const holding: Outgoing[] = [];

function letAllGo(): void {
  for (const one of holding) one.letGo();
  holding.length = 0;
}

export class Outgoing {
  readonly #socket: WebSocket;
  /** What carries the frames. */
  readonly #wire: Duplex;
  #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
  }

  /** Bytes the other side has not taken yet. */
  get waiting(): number {
    return this.#socket.bufferedAmount + this.#heldBytes;
  }

  /** An update and the word that the answer was taken are one write. */
  add(frame: Buffer): void {
    if (this.#held.push(frame) === 1 && holding.push(this) === 1) process.nextTick(letAllGo);
    this.#heldBytes += frame.length;
  }

  letGo(): void {
    const held = this.#held;
    if (held.length === 0) return;
    const bytes = held.length === 1 ? held[0]! : Buffer.concat(held);
    this.#heldBytes = held.length = 0;
    if (this.#socket.readyState === WebSocket.OPEN) this.#wire.write(bytes);
  }
}
