// Snapshots: small, and only a cache.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Seat } from '@three-thrones/kernel';
import { type Course, courseFrom, type CourseRecord, recordOf } from './course.ts';

interface Packed {
  readonly course: CourseRecord;
  readonly left?: Readonly<Record<Seat, number>>;
}

export function packSnapshot(course: Course, left: Readonly<Record<Seat, number>> | undefined): Uint8Array {
  const packed: Packed = { course: recordOf(course), ...(left && { left }) };
  return deflateRawSync(JSON.stringify(packed));
}

export function unpackSnapshot(body: Uint8Array): { course: Course; left?: Readonly<Record<Seat, number>> } {
  const packed = JSON.parse(inflateRawSync(body).toString()) as Packed;
  return { ...packed, course: courseFrom(packed.course) };
}
