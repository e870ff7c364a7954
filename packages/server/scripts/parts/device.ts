// One socket that asks and gets answers, as fast as one likes.

import { once } from 'node:events';
import { PROTOCOL_VERSION, type Result, type ServerMessage } from '@three-thrones/protocol';
import { WebSocket } from 'ws';

type Pong = Extract<ServerMessage, { type: 'pong' }>;

export class Device {
  /** Everything that is not an answer. */
  hear: (message: ServerMessage) => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (result: Result | Pong) => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      const isResult = message.type === 'done' || message.type === 'refused' || message.type === 'pong';
      if (!isResult) return this.hear(message);
      const settle = this.#waiting.get(message.id ?? '');
      this.#waiting.delete(message.id ?? '');
      settle?.(message);
    });
  }

  static async open(url: string, key?: string): Promise<Device> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    const device = new Device(socket);
    await once(socket, 'open');
    const hello = await device.ask({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      ...(key !== undefined && { key }),
    });
    if (hello.type === 'refused') throw new Error(hello.code);
    return device;
  }

  ask(message: object): Promise<Result> {
    const id = `r${++this.#asked}`;
    const result = new Promise<Result | Pong>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, ...message }));
    return result as Promise<Result>;
  }

  /** Resolves when its answer is there. */
  async ping(): Promise<void> {
    await this.ask({ type: 'ping' });
  }

  close(): void {
    this.#socket.terminate();
  }
}
