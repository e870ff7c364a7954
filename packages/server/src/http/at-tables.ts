// What the routes about tables have in common.

import type { Refusal } from '@three-thrones/kernel';
import type { FastifyRequest } from 'fastify';
import type { Command, Results, SeatCommandType } from '../tables/commands.ts';
import type { Tables } from '../tables/tables.ts';
import type { Again } from './again.ts';
import { personOf } from './keys.ts';
import { NEEDS_KEY, TAKES_KEY } from './openapi.ts';
import { AT_A_TABLE, WITH_A_KEY } from './refusals.ts';

const tags = ['tables'];
export const mine = { tags, security: NEEDS_KEY };
export const open = { tags, security: TAKES_KEY };
export const bySomebody = { config: { by: 'somebody' as const } };
export const byAnybody = { config: { by: 'anybody' as const } };
export const signedIn = [...WITH_A_KEY, ...AT_A_TABLE] as const;

/** Carries out a command of whoever sent the request; sent again with the same key it has one effect and the same result. */
export type Act = <T extends SeatCommandType>(
  request: FastifyRequest,
  command: Command<T>,
) => Promise<Results[T] | Refusal>;

export function actingOn(tables: Pick<Tables, 'carryOut'>, again: Again): Act {
  return (request, command) => {
    const by = personOf(request);
    return again.once(request, by.id, () => tables.carryOut(by, command));
  };
}

/** The seat a request is about. */
export function at({ params }: { readonly params: { readonly id: string; readonly seat: string } }): {
  table: string;
  seat: string;
} {
  return { table: params.id, seat: params.seat };
}
