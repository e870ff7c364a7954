// The server that is running on a data folder: where it listens, and how whoever may read the folder talks to it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '../command.ts';

/** What a server writes beside its data while it runs. */
interface Running {
  readonly pid: number;
  readonly address: string;
  readonly token: string;
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** The server of this folder, if its process is there. */
export async function findRunning(data: string): Promise<Running | undefined> {
  try {
    const running = JSON.parse(await readFile(join(data, 'server.json'), 'utf8')) as Partial<Running>;
    const { pid, address, token } = running;
    if (typeof pid !== 'number' || typeof address !== 'string' || typeof token !== 'string') return undefined;
    process.kill(pid, 0);
    return { pid, address: reachable(address), token };
  } catch (error) {
    // It may belong to somebody else and still be there; everything else means that it is not.
    if ((error as NodeJS.ErrnoException).code === 'EPERM') throw new Refused('not-your-server', { data });
    return undefined;
  }
}

/** Asks the server of a folder; a coded no of its own ends the command. */
export async function askServer(data: string, { method, path, body }: Request): Promise<unknown> {
  const running = await findRunning(data);
  if (!running) throw new Refused('no-server', { data });
  const reply = await fetch(running.address + path, {
    method,
    headers: {
      authorization: `Bearer ${running.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!reply) throw new Refused('no-server', { data });
  const said = await reply.json().catch(() => ({ code: 'server-failed' }));
  if (reply.ok) return said;
  const { code, args } = said as { code: string; args?: Record<string, unknown> };
  throw new Refused(code, args);
}

/** One that listens everywhere is asked here. */
function reachable(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}
