import { checkStructure } from './check-structure.ts';

const validFiles: Record<string, string> = {
  'vite.config.ts': `export default {};\n`,
  'src/main.tsx': `import { Routes } from './app/routes.tsx';\nimport './styles.css';\nvoid Routes;\n`,
  'src/styles.css': '',
  'src/vite-env.d.ts': `/// <reference types="vite/client" />\n`,
  'src/app/routes.tsx': `import { lazy } from 'react';\nimport { paths } from '#src/config/paths.ts';\nconst Feed = lazy(() => import('#src/features/feed/feed-page.tsx'));\nexport const Routes = () => <Feed key={paths.feed} />;\n`,
  'src/features/feed/feed-page.tsx': `import { listVideos } from '#src/data/videos.ts';\nimport { Card } from '#src/ui/card.tsx';\nimport { useFeed } from './use-feed.ts';\nexport default function FeedPage() { useFeed(); void listVideos; return <Card title="x" />; }\n`,
  'src/features/feed/use-feed.ts': `import { useEffect } from 'react';\nexport function useFeed() { useEffect(() => {}, []); }\n`,
  'src/features/feed/use-feed.test.ts': `import { test } from 'vitest';\nimport { readFileSync } from 'node:fs';\nimport { makeVideo } from '#tests/support/make-video.ts';\ntest('/feed', () => { void makeVideo; void readFileSync; });\n`,
  'src/features/search/search-page.tsx': `export const SearchPage = () => <p>{42}</p>;\n`,
  'src/session/session-store.ts': `import { create } from 'zustand';\nimport { listVideos } from '#src/data/videos.ts';\nexport const store = create(() => listVideos);\n`,
  'src/data/videos.ts': `import { getDocs } from 'firebase/firestore/lite';\nimport type { Video } from '#src/domain/video.ts';\n/** Newest first. */\nexport function listVideos(): Video[] { void getDocs; void fetch('https://example.org'); return []; }\n`,
  'src/queries/videos.ts': `import { queryOptions } from '@tanstack/react-query';\nimport { listVideos } from '#src/data/videos.ts';\nexport const videosQuery = queryOptions({ queryKey: ['videos'], queryFn: listVideos });\n`,
  'src/media/trim.ts': `import { FFmpeg } from '@ffmpeg/ffmpeg';\n/** Seconds in, seconds out. */\nexport const trim = (seconds: number) => { void FFmpeg; return seconds; };\n`,
  'src/domain/video.ts': `import * as z from 'zod/mini';\nexport const video = z.object({});\nexport type Video = z.infer<typeof video>;\n`,
  'src/ui/card.tsx': `import type { Video } from '#src/domain/video.ts';\nexport function Card({ title }: { title: string; video?: Video }) { return <p>{title.split('/')}</p>; }\n`,
  'src/lib/clamp.ts': `export const clamp = (value: number) => value;\n`,
  'src/config/paths.ts': `import { clamp } from '#src/lib/clamp.ts';\nexport const paths = { landing: '/', feed: '/feed', video: '/video/:id' };\nexport const videoPath = (id: string) => \`/video/\${clamp(1)}\${id}\`;\n`,
  'emulators/rules/evaluate.ts': `import { parse } from './parse.ts';\n/** Evaluates. */\nexport function evaluate() { return parse(); }\n`,
  'emulators/rules/parse.ts': `/** Parses one kind. */\nexport function parse(): void;\nexport function parse(text?: string): void { void text; }\n`,
  'emulators/README.md': '',
  'scripts/seed/seed.ts': `import { makeVideo } from '#tests/support/make-video.ts';\nimport { evaluate } from 'firebase-engines/rules/evaluate.ts';\nimport type { Video } from '#src/domain/video.ts';\nvoid makeVideo; void evaluate; export type Seed = Video;\n`,
  'tests/support/make-video.ts': `import type { Video } from '#src/domain/video.ts';\nexport function makeVideo(): Video { return {}; }\n`,
};

/** The findings for a valid repository with some files added or replaced. */
export function getMessages(changes: Record<string, string>): string[] {
  const findings = checkStructure(new Map(Object.entries({ ...validFiles, ...changes })));
  return findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
}
