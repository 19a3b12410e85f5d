/** A change of a file: what is replaced by what; a new file replaces nothing. */
export type Edit = readonly [file: string, find: string, replacement: string];

/** A row of "To change …" in docs/ARCHITECTURE.md, as a change that walks.test.ts makes in a copy of the repository. */
export interface Walk {
  readonly change: string;
  /** In every file that the change needs, first where it starts. */
  readonly edits: readonly Edit[];
  /** Files in which the compiler finds errors after the first edit. */
  readonly compiler?: readonly string[];
  /** The test that fails after all edits. */
  readonly test?: string;
  /** What else the row says. */
  readonly note: string;
}

/** A change of one file, which the test beside it notices unless another one is named. */
const edit = (change: string, [file, find, replacement]: Edit, note = '', test?: string): Walk => ({
  change,
  edits: [[file, find, replacement]],
  test: test ?? file.replace(/\.ts$/, '.test.ts'),
  note,
});

const [auth, upload, rpc] = ['src/features/auth', 'src/features/upload', 'emulators/firestore/rpc'];
const [routes, table] = ['src/app/member-routes.tsx', 'src/app/access-table.test.tsx'];
const walkPage = "const WalkPage = lazyComponent(() => import('#src/features/news/walk-page.tsx'));\n";
const fieldNote = [
  `its place and words in \`${upload}/ride/ride-fields.tsx\` and \`${upload}/copy.ts\``,
  'in `src/features/player/ride-facts.tsx` and `copy.ts`, `src/domain/text-limits.ts` for a text',
  '`npm run docs` for the rules, and the lists of fields in `tests/rules/videos.test.ts`',
].join(', ');
const pipelineImport = "import { runPipeline } from './pipelines.ts';\n";

export const walks: readonly Walk[] = [
  edit(
    'a text',
    [`${auth}/copy.ts`, 'You have successfully logged out.', 'Bye.'],
    'or the `copy.ts` of its folder, and its translations in `copy.es.ts` and `copy.pt.ts`',
    `${auth}/logged-out-page.test.tsx`,
  ),
  edit(
    'a message of an error',
    ['src/lib/copy.ts', 'Wait a few seconds', 'Wait'],
    'of a refused write in `src/data/refusal/copy.ts`, of a login in `src/data/auth/copy.ts`',
    'src/data/firestore-lite/rate-limits.test.ts',
  ),
  {
    change: 'a page',
    edits: [
      ['src/config/paths.ts', "  news: '/news',", "$&\n  walk: '/walk',"],
      [routes, 'const NewsPage', `${walkPage}const NewsPage`],
      [routes, '<Route path={paths.news}', '<Route path={paths.walk} element={<WalkPage />} />$&'],
      ['src/features/news/walk-page.tsx', '', 'export default () => null;\n'],
      [table, "  news: inShell('news-page'),", "$&\n  walk: inShell('walk-page'),"],
    ],
    compiler: [table],
    note: 'and the page in its feature, with its words in `copy.ts`; for visitors `src/app/routes.tsx`',
  },
  {
    change: 'a field of a ride',
    edits: [
      ['src/domain/video.ts', 'notes: readText,', '$& gate: readText,'],
      [`${upload}/job/ride-form-schema.ts`, 'notes: readText,', '$& gate: readText,'],
      [`${upload}/job/ride-form-schema.ts`, 'notes: z.string()', 'gate: z.string(), $&'],
      [`${upload}/job/ride-form-schema.ts`, 'notes: values.notes.trim(),', '$& gate: values.gate.trim(),'],
      [`${upload}/job/ride-form-schema.ts`, 'notes: video.notes,', '$& gate: video.gate,'],
      ['tests/support/factories/build-video.ts', "notes: '',", "$& gate: '',"],
      ['tests/support/factories/build-video.ts', 'toResultFields(eventId, result),', "$& gate: '',"],
    ],
    compiler: [`${upload}/job/ride-form-schema.ts`, 'tests/support/factories/build-video.ts'],
    note: fieldNote,
  },
  edit(
    'a duration, as of an alert',
    ['src/session/alerts-store.ts', 'defaultDurationMs = ', '$&1000 + '],
    'others are constants in `Ms` or `Seconds`, too',
    'src/app/shell/alerts.test.tsx',
  ),
  edit(
    'a limit, as of a clip',
    ['src/domain/trim.ts', 'maxSelectionSeconds = ', '$&1 + '],
    '`firestore.rules`; how often: `src/domain/rate-limit.ts`',
  ),
  edit(
    'a rule',
    ['firestore.rules', 'allow get: if', 'allow get when'],
    '`storage.rules`, `database.rules.json`, and its test in `tests/rules`',
    'scripts/doctor/doctor.test.ts',
  ),
  edit('a figure of a record', ['src/domain/ride-figures.ts', 'RatedRides = ', '$&1 + ']),
  edit(
    "which rides are one rodeo's",
    ['src/domain/rodeo.ts', 'maxPartLength = ', '$&-51 + '],
    'and `npm run admin -- migrate` for stored videos',
  ),
  edit('what monitoring sends', ['src/data/monitoring/describe-error.ts', 'Frames = ', '$&-9 + ']),
  edit(
    'what a page may load or call',
    ['scripts/hosting/content-security-policy.ts', "'media-src': origins", "'media-src': ['*'], x: origins"],
    '`scripts/hosting/origins.ts`',
    'scripts/hosting/hosting.test.ts',
  ),
  {
    change: 'an RPC of the Firestore engine',
    edits: [
      [`${rpc}/methods.ts`, 'import { partitionQuery }', `${pipelineImport}$&`],
      [`${rpc}/methods.ts`, 'RunQuery: runQueryRpc,', '$& ExecutePipeline: runPipeline,'],
      [`${rpc}/pipelines.ts`, '', 'export const runPipeline = (): object[] => [];\n'],
    ],
    compiler: [`${rpc}/methods.ts`],
    note: 'its file beside it, and a test in `emulators/firestore/transports/rest-handler.test.ts`',
  },
  edit(
    'a price or an assumption',
    ['scripts/cost/prices.ts', '[[0.5 * daysPerMonth, ', '$&1 + '],
    '`assumptions.ts`',
    'scripts/cost/estimate-cost.test.ts',
  ),
  edit(
    'what operators can do',
    ['scripts/admin/list-reports.ts', 'reports answer <', 'reports reply <'],
    'and the other commands in `scripts/admin`',
    'scripts/admin/parse-arguments.test.ts',
  ),
  edit('a port', ['scripts/backend/ports.ts', 'Websocket: 7104', 'Websocket: 7103']),
  edit(
    'what a layer may import',
    ['scripts/check/lint/layers.mjs', "domain: ['languages']", "domain: ['data']"],
    '',
    'scripts/check/lint/plugin.test.ts',
  ),
];

/** The files that exist, in the order of the edits; those in the folder of the one before by their name. */
const listFiles = ({ edits }: Walk) =>
  [...new Set(edits.filter(([, find]) => find !== '').map(([file]) => file))].map((file, index, files) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    return `\`${index > 0 && files[index - 1]?.startsWith(folder) ? file.slice(folder.length) : file}\``;
  });

/** The rows of the table. */
export const walkRows = walks.map((walk) => [
  walk.change,
  [...listFiles(walk), ...(walk.note === '' ? [] : [walk.note])].join(', '),
]);
