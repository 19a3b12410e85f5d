import type { BoardChoice } from '#src/domain/board-choice.ts';
import type { SearchRequest } from '#src/data/search/search-request.ts';
import type { DraftOwner } from '#src/domain/upload-draft.ts';
import type { AnimalType } from '#src/domain/animal.ts';
import type { CountedRidesFilter, VideoFilter } from '#src/domain/video-filter.ts';

/** How many videos the first page of a list contains, and each later page. */
export interface PageSizes {
  first: number;
  next: number;
}

/** All keys of the query cache. A shorter key matches all longer keys that start with it. */
export const queryKeys = {
  user: (id: string) => ['users', 'detail', id] as const,
  account: (id: string) => ['users', 'detail', [id, 'account'].join('/')] as const,
  email: (id: string) => ['users', 'detail', id, 'email'] as const,
  users: ['users', 'detail'] as const,
  goneUsers: (ids: readonly string[]) => ['users', 'gone', ...ids] as const,
  isListed: (userId: string) => ['users', 'listed', userId] as const,
  userByEmail: (email: string) => ['users', 'by-email', email] as const,
  pendingAccess: (id: string) => ['pending-access', id] as const,
  pendingAccesses: ['pending-access'] as const,
  blockedIds: (userId: string) => ['blocked-ids', userId] as const,
  savedVideoIds: (userId: string) => ['saved-video-ids', userId] as const,
  follows: (userId: string) => ['follows', userId] as const,
  contestantChoices: (text: string) => ['users', 'choices', text] as const,
  profileSkeleton: (id: string) => ['users', 'skeleton', id] as const,
  animal: (id: string) => ['animals', 'detail', id] as const,
  ancestry: (...animalId: string[]) => ['animals', 'ancestry', ...animalId] as const,
  goneAnimals: (ids: readonly string[]) => ['animals', 'gone', ...ids] as const,
  ownedAnimalLists: ['animals', 'by-owner'] as const,
  ownedAnimals: (ownerId: string) => ['animals', 'by-owner', ownerId] as const,
  rodeoChoices: (text: string) => ['rodeo-choices', text] as const,
  animalChoices: (accountId: string, owner: 'own' | 'other', type: AnimalType | undefined, text: string) =>
    ['animals', 'choices', accountId, owner, type ?? 'all', text] as const,
  reels: ['reels'] as const,
  reel: (id: string) => ['reels', 'detail', id] as const,
  reelList: (userId: string) => ['reels', 'list', userId] as const,
  listedRides: (ids: readonly string[]) => ['videos', 'related', 'listed', ids] as const,
  reelRideCount: (videos: readonly string[]) => ['reels', 'count', videos] as const,
  reelChoices: (accountId: string, text: string) =>
    ['videos', 'related', 'choices', accountId, text] as const,
  video: (videoId: string) => ['videos', 'detail', videoId] as const,
  films: (videoId: string) => ['videos', 'related', 'films', videoId] as const,
  possibleFilms: (videoId: string, ...asked: (string | number | null)[]) =>
    ['videos', 'related', 'possible-films', videoId, ...asked] as const,
  videoToEdit: (videoId: string) => ['videos', 'edit', videoId] as const,
  videoList: (filter: VideoFilter, sizes: PageSizes) => ['videos', 'list', filter, sizes] as const,
  videoLists: ['videos', 'list'] as const,
  savedVideoLists: ['videos', 'list', { kind: 'saved' }] as const,
  relatedVideoLists: ['videos', 'related'] as const,
  relatedVideos: (filter: VideoFilter, count: number) => ['videos', 'related', filter, count] as const,
  seasonBoard: ({ eventId, board, state, season }: Omit<BoardChoice, 'rankedBy'>) =>
    ['videos', 'board', eventId, board, state, season] as const,
  seasonRides: (eventId: number, year: number | undefined) => ['videos', 'season', eventId, year] as const,
  latestRides: (filter: CountedRidesFilter, isMember: boolean) =>
    ['videos', 'related', 'latest', filter, isMember] as const,
  herd: (ownerId: string) => ['videos', 'related', 'herd', ownerId] as const,
  offspring: (...of: (string | boolean)[]) => ['videos', 'related', 'offspring', ...of] as const,
  videoCount: (animalId: string, max: number) => ['videos', 'count', animalId, max] as const,
  videoCounts: ['videos', 'count'] as const,
  clipTimeline: (videoId: string) => ['clip-timeline', videoId] as const,
  viewCount: (videoId: string) => ['views', videoId] as const,
  viewCountsOf: (videoIds: readonly string[]) => ['views', videoIds] as const,
  viewCounts: ['views'] as const,
  /** Read again with the views. */
  hats: (videoId: string, memberId = '') => ['views', 'hats', videoId, memberId] as const,
  hatNotice: (id: string) => ['hat-notice', id] as const,
  notifications: (profileId: string) => ['notifications', profileId] as const,
  notificationPages: (profileId: string) => ['notifications', profileId, 'pages'] as const,
  newestNotification: (profileId: string) => ['notifications', profileId, 'newest'] as const,
  notificationRides: (ids: readonly string[]) => ['videos', 'related', 'notified', ids] as const,
  newFollowedRides: (userId: string, lastVisit: number) =>
    ['videos', 'related', 'new-followed', userId, lastVisit] as const,
  unreadCounts: (profileId: string) => ['notifications', profileId, 'unread'] as const,
  unreadCount: (profileId: string, lastSeen: number) =>
    ['notifications', profileId, 'unread', lastSeen] as const,
  lastSeen: (profileId: string) => ['last-seen', profileId] as const,
  nextEvent: (profileId: string) => ['next-event', profileId] as const,
  keptSets: ['kept-sets'] as const,
  recentSearches: (userId: string) => ['recent-searches', userId] as const,
  hasUploadDrafts: (userId: string) => ['upload-drafts', 'any', userId] as const,
  hasUploadDraft: ({ userId, accountId }: DraftOwner, pathname: string) =>
    ['upload-drafts', userId, accountId, pathname] as const,
  hasNightDraft: ({ userId, accountId }: DraftOwner) => ['night-drafts', userId, accountId] as const,
  secondFactors: ['second-factors'] as const,
  legacyUsers: ['legacy-users'] as const,
  search: (
    kind: 'people' | 'animals' | 'videos' | 'reels',
    { category, text, criteria, limit, isExact }: Omit<SearchRequest, 'signal'>,
  ) => ['search', kind, category.id, text, { criteria, limit, isExact }] as const,
  searches: ['search'] as const,
  videoSearches: ['search', 'videos'] as const,
  loadedItems: ['loaded-items'] as const,
  news: ['news'] as const,
  schedule: ['schedule'] as const,
};
