import { feedModules } from '#src/config/feed-modules.ts';
import type { EarlyCode } from '#src/config/page-document.ts';
import { eventParameter, paths } from '#src/config/paths.ts';
import { compareParameters } from '#src/config/record-links.ts';
import { buildDocumentUrl } from '#src/data/firestore-rest/documents.ts';
import { buildFirstPageRequest } from '#src/data/firestore-rest/public-videos.ts';
import { buildBoardRequest } from '#src/data/firestore-rest/season-boards.ts';
import { leaderboardParameters } from '#src/domain/board-choice.ts';
import { buildRecordRequest } from '#src/data/firestore-rest/ride-records.ts';
import { feedPageSizes } from '#src/features/feed/feed-filter.ts';
import type { sharedPaths } from '../find-first-page.ts';

/* What pages load and ask for before the app is there. In requests, names in braces are those of the paths. */

const visitorModules = ['src/app/member-routes.tsx', 'src/app/shell/visitor-layout.tsx'];
const shareButton = 'src/features/options/share-page-button.tsx';
const embedButton = 'src/features/options/embed-page-button.tsx';
const recordParts = ['src/features/compare/compare-button.tsx', 'src/features/feed/video-card-grid.tsx'];

/** What a leaderboard shows where its address does not say (`parseBoardChoice`). */
const usualBoard = {
  [leaderboardParameters.season]: '{year}',
  [leaderboardParameters.event]: '1',
  [leaderboardParameters.board]: 'riders',
  [leaderboardParameters.state]: 'all',
};

interface SharedPage extends Pick<EarlyCode, 'requests'> {
  page: string;
  /** Modules that the page imports once it renders. */
  parts?: string[];
}

/** What people open from a link or a search. */
const sharedPages: Record<(typeof sharedPaths)[number], SharedPage> = {
  [paths.watch]: {
    page: 'src/features/feed/watch-page.tsx',
    requests: [
      {
        ...buildFirstPageRequest({ kind: 'ride-of-the-week' }, feedPageSizes.first),
        unless: eventParameter,
      },
    ],
  },
  [paths.animal]: {
    page: 'src/app/pages/animal-page.tsx',
    parts: ['src/features/records/animal-record.tsx', ...recordParts],
    requests: [
      { url: buildDocumentUrl('animals', '{id}') },
      buildRecordRequest({ kind: 'of-animal', animalId: '{id}' }),
    ],
  },
  [paths.rodeo]: {
    page: 'src/features/rodeos/rodeo-page.tsx',
    parts: ['src/features/following/follow-button.tsx'],
    requests: [buildRecordRequest({ kind: 'of-rodeo', rodeoId: '{rodeoId}' })],
  },
  [paths.reel]: {
    page: 'src/app/pages/reel-page.tsx',
    parts: [shareButton, embedButton],
    requests: [{ url: buildDocumentUrl('reels', '{id}') }],
  },
  [paths.leaderboards]: {
    page: 'src/features/leaderboards/leaderboards-page.tsx',
    parts: [shareButton, embedButton],
    requests: [{ ...buildBoardRequest('{season}_{event}_{board}_{state}'), query: usualBoard }],
  },
  [paths.season]: {
    page: 'src/features/records/season-page.tsx',
    parts: recordParts,
    requests: [buildRecordRequest({ kind: 'of-rider', riderId: '{userId}' })],
  },
  [paths.matchup]: {
    page: 'src/features/records/matchup-page.tsx',
    parts: recordParts,
    requests: [
      buildRecordRequest({ kind: 'of-animal', animalId: '{animalId}' }),
      { url: buildDocumentUrl('animals', '{animalId}') },
    ],
  },
  [paths.compare]: {
    page: 'src/app/pages/compare-page.tsx',
    requests: [compareParameters.left, compareParameters.right].map((name) => ({
      url: buildDocumentUrl('videos', `{${name}}`),
      query: { [name]: '' },
    })),
  },
};

export const earlyCode: readonly EarlyCode[] = [
  {
    audience: 'member',
    paths: [paths.feed],
    modules: feedModules,
    requests: [{ ...buildFirstPageRequest({ kind: 'all' }, feedPageSizes.first), unless: eventParameter }],
  },
  {
    audience: 'visitor',
    paths: [paths.login, paths.signup, paths.register],
    picture: 'src/ui/art/hero.svg',
  },
  ...Object.entries(sharedPages).map(([path, { page, parts = [], requests }]): EarlyCode => ({
    audience: 'visitor',
    paths: [path],
    modules: [...visitorModules, page, ...parts],
    ...(requests && { requests }),
  })),
];
