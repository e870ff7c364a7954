import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, of the server and of the rules. In a fresh clone nobody has measured it yet, files go by their size,
 * and the shortest files play the longest games: the last of them would be waited for on one core.
 */
const LONG = [
  'crash-safety',
  'suspended-server',
  'secrets-on-the-wire',
  'secrets-in-bot-timing',
  'running-games',
  'work-pool',
  'load-budget',
  'hostile-crowd',
  'sqlite-kill',
  'properties-',
];

/** Long files first, each project by itself. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.includes(name));
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((own) => [
      ...own.filter(isLong),
      ...own.filter((file) => !isLong(file)),
    ]);
  }
}
