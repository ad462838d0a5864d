// The import direction of the client's rooms; ARCHITECTURE.md says what belongs in each.
const PAGES = '^src/(pages|replay|learn|rules|deals|puzzles|score|me)/';
const BELOW = ['words', 'device', 'motion', 'server', 'table', 'parts'];
const GAMES = {
  carcassonne: ['geometry', 'tiles', 'board', 'look', 'hand', 'story', 'scoring', 'replay', 'table'],
  five_towers: ['cards', 'towers', 'motion', 'turn', 'scoring', 'replay', 'table'],
};

/** Forbid imports from a higher room of a folder, or from anything `above` the folder. `rooms` begins with the lowest. */
const layers = (folder, rooms, ...above) =>
  rooms.map((room, level) => ({
    name: `${room}-imports-downwards`,
    severity: 'error',
    from: { path: `^${folder}/${room}/` },
    to: { path: [...above, ...rooms.slice(level + 1).map((other) => `^${folder}/${other}/`)] },
  }));

export default {
  forbidden: [
    ...layers('src', BELOW, PAGES, '^src/games/'),
    ...Object.entries(GAMES).flatMap(([game, rooms]) =>
      layers(`src/games/${game}`, rooms, `^src/games/${game}/(index|pieces)\\.ts`),
    ),
    {
      name: 'games-import-shared-code-only',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: [PAGES, '^src/games/'], pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-have-two-entries',
      comment:
        "Other code imports a game's client (index.ts), what it may draw (pieces.ts) and its pictures, nothing else.",
      severity: 'error',
      from: { pathNot: '^src/games/[^/]+/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/[^/]+/(index\\.ts|pieces\\.ts|pictures/)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '\\.css$' }, to: {} },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types'],
      extensions: ['.ts', '.svelte.ts', '.svelte', '.json'],
    },
  },
};
