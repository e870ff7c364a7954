// `npm run measure-companion -- 2000`: the companion beside the engine in so many random games of each mode, and what it asks.

import { kingReport, questionsEach, type Report, rivalReport, teammateReport } from './tables.ts';

const games = Number(process.argv[2] ?? 2000);
const name = process.argv[3] ?? 'companion';

function print(what: string, part: string, report: Report): void {
  const { parts, asked, troubles } = report;
  const each = Object.entries(asked)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, times]) => `${kind} ${(times / parts).toFixed(2)}`);
  process.stdout.write(
    `${what}: ${report.games} games, ${parts} ${part}s, ${troubles.length} differences; ` +
      `${questionsEach(report).toFixed(2)} questions a ${part}\n  ${each.join(', ')}\n`,
  );
  for (const trouble of troubles.slice(0, 5)) process.stdout.write(`  ${trouble}\n`);
  if (troubles.length > 0) process.exitCode = 1;
}

print('Rival', 'turn', rivalReport(games, name));
print('Night King', 'round', kingReport(games, name));
print('Night King with a Teammate', 'round', teammateReport(games, name));
