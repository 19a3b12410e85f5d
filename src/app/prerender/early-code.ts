import { feedModules } from '#src/config/feed-modules.ts';
import { sharedPageModules } from '#src/config/shared-page-modules.ts';
import type { EarlyCode, LinkStart } from '#src/config/page-document.ts';
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

/** What a leaderboard shows where its address does not say (`parseBoardChoice`). */
const usualBoard = {
  [leaderboardParameters.season]: '{year}',
  [leaderboardParameters.event]: '1',
  [leaderboardParameters.board]: 'riders',
  [leaderboardParameters.state]: 'all',
};

interface SharedPage extends Pick<EarlyCode, 'requests'> {
  start: LinkStart;
  name: keyof typeof sharedPageModules;
}

/** What people open from a link or a search. */
const sharedPages: Record<(typeof sharedPaths)[number], SharedPage> = {
  [paths.watch]: {
    name: 'watch',
    start: { heading: 'watch', picture: 'below' },
    requests: [
      {
        ...buildFirstPageRequest({ kind: 'ride-of-the-week' }, feedPageSizes.first),
        unless: eventParameter,
      },
    ],
  },
  [paths.animal]: {
    name: 'animal',
    start: { picture: 'cover', width: 'profile' },
    requests: [
      { url: buildDocumentUrl('animals', '{id}') },
      buildRecordRequest({ kind: 'of-animal', animalId: '{id}' }),
    ],
  },
  [paths.rodeo]: {
    name: 'rodeo',
    start: { hasBack: true, width: 'profile' },
    requests: [buildRecordRequest({ kind: 'of-rodeo', rodeoId: '{rodeoId}' })],
  },
  [paths.reel]: {
    name: 'reel',
    start: { picture: 'first' },
    requests: [{ url: buildDocumentUrl('reels', '{id}') }],
  },
  [paths.leaderboards]: {
    name: 'leaderboards',
    start: { heading: 'leaderboards', picture: 'below' },
    requests: [{ ...buildBoardRequest('{season}_{event}_{board}_{state}'), query: usualBoard }],
  },
  [paths.season]: {
    name: 'season',
    start: { hasBack: true, width: 'profile' },
    requests: [buildRecordRequest({ kind: 'of-rider', riderId: '{userId}' })],
  },
  [paths.matchup]: {
    name: 'matchup',
    start: { hasBack: true, width: 'profile' },
    requests: [
      buildRecordRequest({ kind: 'of-animal', animalId: '{animalId}' }),
      { url: buildDocumentUrl('animals', '{animalId}') },
    ],
  },
  [paths.compare]: {
    name: 'compare',
    start: { heading: 'compare', picture: 'below', hasBack: true },
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
  ...Object.entries(sharedPages).map(([path, { name, start, requests }]): EarlyCode => ({
    audience: 'visitor',
    paths: [path],
    modules: sharedPageModules[name],
    start,
    ...(requests && { requests }),
  })),
];
