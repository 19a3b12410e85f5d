import { collectImports, createPartFinder, type ModuleGraph } from './first-page-chunks.ts';

/** What every visit loads once its first page is shown, and what every member loads after that. */
const followingParts = {
  session: [
    'src/session/session-effects.ts',
    'src/data/auth/session.ts',
    'src/app/shell/alerts.tsx',
    'src/app/offline/start-offline.ts',
  ],
  member: [
    'src/session/load-profile.ts',
    'src/session/profile-subscriptions.ts',
    'src/session/sync-email.ts',
    'src/session/sign-out-everywhere.ts',
    'src/app/shell/app-bar.tsx',
    'src/app/shell/member-updates.tsx',
    'src/features/options/card-video-actions.tsx',
    'src/features/options/save-button.tsx',
    'src/data/device/upload-drafts.ts',
    'src/data/firestore-lite/saved-videos.ts',
    'src/data/firestore-live/subscribe-to-notifications.ts',
    'src/data/realtime-database/app-release.ts',
  ],
};

/** Firebase's SDKs, which load one after the other. */
const sdkPattern = /node_modules\/@firebase\/(app|auth|database|firestore\/dist\/lite|firestore)\//;

/** Modules with other SDKs have another chunk, so that none loads before it is needed. */
function nameChunk(part: string, id: string, graph: ModuleGraph): string {
  const sdks = [...collectImports(id, graph)].flatMap((path) => sdkPattern.exec(path)?.[1] ?? []);
  return [part, ...new Set(sdks.toSorted())].join('-').replaceAll('/dist/', '-');
}

/** What only an `import()` loads keeps a chunk of its own: if it fails to load, it does not take others with it. */
function isLoadedAlone(id: string, graph: ModuleGraph): boolean {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return importers.length === 0 && dynamicImporters.length > 0;
}

/** Names the chunk of each module that loads right after the first page, whatever page that is. */
export function createFollowingChunks(): (id: string, graph: ModuleGraph) => string | null {
  const findParts = createPartFinder(followingParts);
  return (id, graph) => {
    const [part] = findParts(id, graph);
    return part === undefined || isLoadedAlone(id, graph) ? null : nameChunk(part, id, graph);
  };
}
