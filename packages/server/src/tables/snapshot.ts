// Snapshots: small, and only a cache.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AnyGame } from '@three-thrones/catalogue';
import type { Seat } from '@three-thrones/kernel';
import { courseFrom, courseRecord } from '@three-thrones/match';
import type { Course, CourseRecord } from './course.ts';

interface Packed {
  readonly course: CourseRecord;
  readonly left?: Readonly<Record<Seat, number>>;
}

export function packSnapshot(course: Course, left: Readonly<Record<Seat, number>> | undefined): Uint8Array {
  const packed: Packed = { course: courseRecord(course), ...(left && { left }) };
  return deflateRawSync(JSON.stringify(packed));
}

/** Throws where the rules cannot go on from it. */
export function unpackSnapshot(
  game: AnyGame,
  body: Uint8Array,
): { course: Course; left?: Readonly<Record<Seat, number>> } {
  const packed = JSON.parse(inflateRawSync(body).toString()) as Packed;
  return { ...packed, course: courseFrom(game, packed.course) };
}
