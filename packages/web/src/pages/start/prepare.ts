/**
 * Fetches what a table of this game needs all at once, so that it opens within a second. Called when somebody is about to
 * play: those who only look fetch none of it.
 */
export function prepareTable(game: string): void {
  const parts = [
    import('../../tables/local/local-games.ts').then(({ prepare }) => prepare(game)),
    import('../../lobby/at-local-table.tsx'),
    import('./play-now.ts'),
    import('../../lobby/use-game.ts').then(({ choosable }) => choosable(game)),
    import('../../games/boards.ts').then(({ loadBoard }) => loadBoard(game)),
  ];
  // Whatever does not come is missed, and said, where it is needed.
  for (const part of parts) part.catch(() => undefined);
}
