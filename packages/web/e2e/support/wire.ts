// The cable between a browser and the server, with a pair of scissors.

import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface Wire {
  /** The server's address at this end of the cable. */
  readonly address: string;
  cut(): void;
  /** What is connected stays so and hears nothing any more, as after a change of network; new connections work. */
  mute(): void;
  mend(): void;
  close(): void;
}

export async function wireTo(home: string): Promise<Wire> {
  const { hostname, port } = new URL(home);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      drop();
    },
    mute: () => {
      for (const socket of open) socket.unpipe().resume();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      drop();
    },
  };
}
