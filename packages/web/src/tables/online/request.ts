// Requests to the server, by whoever this device is to it: guests are made in silence, what was lost is sent again.

import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { newId } from '../../engine/ids.ts';
import { type Device, forgetDevice, keepDevice, thisDevice } from './device.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Answer<T> = Promise<T | Refusal>;

const WITHIN = 20_000;
/** A connection that broke is tried once more: perhaps it was only that one. */
const BREATH = 300;

/** `once` is the name of what is wanted: sent again with the same one after a lost reply, it has one effect. */
export async function send<T>(
  method: Method,
  path: string,
  body: unknown,
  key: string | undefined,
  once = newId(),
): Answer<T> {
  const first = await sendOnce<T>(method, path, body, key, once);
  if (method === 'GET' || !isRefusal(first) || first.code !== 'unreachable') return first;
  await new Promise((resolve) => setTimeout(resolve, BREATH));
  return sendOnce<T>(method, path, body, key, once);
}

async function sendOnce<T>(
  method: Method,
  path: string,
  body: unknown,
  key: string | undefined,
  once: string,
): Answer<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: {
        ...(body !== undefined && {
          'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
        }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(method !== 'GET' && { 'idempotency-key': once }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(WITHIN),
    });
  } catch {
    return refusal('unreachable', '0');
  }
  return reply.ok ? goodNews<T>(reply) : badNews(reply);
}

async function goodNews<T>(reply: Response): Answer<T> {
  if (reply.status === 204) return undefined as T;
  try {
    return (await reply.json()) as T;
  } catch {
    return refusal('unreachable', '0');
  }
}

/** A page of a proxy that is not ours says nothing we could read. */
async function badNews(reply: Response): Promise<Refusal> {
  try {
    const no = (await reply.json()) as Partial<Refusal>;
    if (typeof no.code === 'string') return { ...no, refused: true, code: no.code, rule: no.rule ?? '0' };
  } catch {
    // Answered below.
  }
  return refusal(reply.status >= 502 && reply.status <= 504 ? 'unreachable' : 'server-failed', '0');
}

/** For routes that everybody may use; the key is sent along where it shows more. */
export async function ask<T>(method: Method, path: string, body?: unknown): Answer<T> {
  const key = thisDevice()?.key;
  const answer = await send<T>(method, path, body, key);
  if (key === undefined || !isUnknownKey(answer)) return answer;
  // The server has forgotten this device: then it is nobody's.
  forgetDevice();
  return send<T>(method, path, body, undefined);
}

function isUnknownKey(answer: unknown): boolean {
  return isRefusal(answer) && answer.code === 'unknown-key';
}

/** For routes by somebody: a guest is made on first need, and once more if the server has forgotten this one. */
export async function askAsMe<T>(method: Method, path: string, body?: unknown, once?: string): Answer<T> {
  const device = await ensureGuest();
  if (isRefusal(device)) return device;
  const answer = await send<T>(method, path, body, device.key, once);
  if (!isUnknownKey(answer)) return answer;
  forgetDevice();
  const again = await becomeGuest(device.person.name);
  return isRefusal(again) ? again : send<T>(method, path, body, again.key, once);
}

// Guests

let guest: Answer<Device> | undefined;
let guestName = (): string => 'Guest';

/** What a guest is called who has not said so yet, in the reader's language. */
export function nameGuests(name: () => string): void {
  guestName = name;
}

/** Who this device is to the server; somebody new, if it was nobody yet. */
export async function ensureGuest(): Answer<Device> {
  return thisDevice() ?? becomeGuest(guestName());
}

/** Two requests at once make one guest. */
export function becomeGuest(name: string): Answer<Device> {
  guest ??= send<Device>('POST', '/api/people', { name }, undefined).then((device) => {
    guest = undefined;
    if (!isRefusal(device)) keepDevice({ ...device, named: name !== guestName() });
    return device;
  });
  return guest;
}
