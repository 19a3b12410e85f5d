/* Apart, so that embed pages and inline scripts leave out all other routes. */
const videoRoute = '/video/:videoId';
export const landingPath = '/';
export const feedPath = '/feed';

/** A file of the build: licenses of what is shipped, and where its source is. */
export const licensesPath = '/licenses.txt';

/** Route patterns of the app. Each URL is written here once; the builders below fill in the parameters. */
export const paths = {
  landing: landingPath,
  login: '/login',
  signup: '/signup',
  auth: '/auth',
  register: '/register',
  verify: '/verify',
  logout: '/logout',
  action: '/action',
  resetPassword: '/reset-password',
  resetPasswordWithCode: '/reset-password/:oobCode',
  feed: feedPath,
  topRides: '/top-rides',
  leaderboards: '/leaderboards',
  watch: '/watch',
  search: '/search',
  news: '/news',
  schedules: '/schedules',
  schedule: '/schedule',
  notifications: '/notifications',
  following: '/following',
  kept: '/kept',
  upload: '/upload',
  uploadNight: '/upload/night',
  videoIndex: '/video',
  video: videoRoute,
  editVideo: '/edit/video/:videoId',
  myRodeo: '/my-rodeo',
  herdSheet: '/my-rodeo/herd-sheet',
  insights: '/my-rodeo/insights',
  myRodeoById: '/my-rodeo/:id',
  myRodeoUser: '/my-rodeo/user',
  myRodeoUserById: '/my-rodeo/user/:id',
  animal: '/animals/:id',
  season: '/seasons/:userId',
  matchup: '/matchups/:userId/:animalId',
  compare: '/compare',
  newAnimal: '/animals/new',
  editAnimal: '/animals/edit/:id',
  editPedigree: '/animals/pedigree/:id',
  saleSheet: '/animals/sale-sheet/:id',
  rodeo: '/rodeos/:rodeoId',
  reel: '/reels/:id',
  newReel: '/reels/new',
  editReel: '/reels/edit/:id',
  printedReel: '/reels/:id/print',
  profile: '/profile',
  editProfile: '/profile/edit',
  changePassword: '/profile/change-password',
  account: '/profile/account',
  grantAccess: '/profile/grant-access',
  nextEvent: '/profile/event',
  myDraw: '/profile/event/draw',
  portal: '/portal',
  portalHome: '/portal/home',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const;

/** Opened after an account was deleted. */
export const accountDeletedHash = 'account-deleted';

/** Opens a video over any page. */
export const playParameter = 'play';

/** @param search the query of a page @returns the query that opens a video over that page, or none */
export function buildPlaySearch(search: string, videoId?: string): string {
  const query = new URLSearchParams(search);
  // The moment belongs to the video that was open, so it goes, too (src/domain/moment.ts).
  for (const name of [playParameter, 't', 'end', 'speed', 'zoom', 'draw']) query.delete(name);
  if (videoId !== undefined) query.set(playParameter, videoId);
  return query.toString();
}

/** Where a redirect goes: a video that the current URL opens stays open (GRD-09). @param search of the current URL */
export function keepPlayParameter(to: string, search: string): string {
  const videoId = new URLSearchParams(search).get(playParameter);
  if (!videoId) return to;
  const url = new URL(to, 'https://app.example');
  url.searchParams.set(playParameter, videoId);
  return url.pathname + url.search + url.hash;
}

export const searchParameters = {
  category: 'category',
  text: 'search',
  /** Repeated: words of the text that are searched as they are, though the search knows them. */
  asText: 'text',
} as const;

/** On the page for a new animal, this names the account of the upload that waits for the animal. */
export const forUploadParameter = 'for-upload';

/** On the upload page, this says that another app has shared videos with this one. */
export const sharedParameter = 'shared';

/** Which rides the feed and "Watch rides" list, for example the number of an event. */
export const eventParameter = 'event';

export const myRodeoParameters = { user: 'userId', tab: 'tab', animals: 'animals' } as const;

export const herdSheetParameters = { layout: 'layout' } as const;

export const scheduleParameters = { state: 'state', month: 'month' } as const;

export const profileLinksHash = 'links';

/** The `tab` parameter of the account access page (specification, section 9). */
export const grantAccessTabs = { users: 0, accounts: 1, invites: 2, requests: 3 } as const;

type GrantAccessTab = (typeof grantAccessTabs)[keyof typeof grantAccessTabs];

/** Builds URLs of a pattern whose last segment is its only parameter. */
const createPathBuilder = (pattern: `${string}/:${string}`) => (parameter: string) =>
  pattern.replace(/:\w+$/, () => encodeURIComponent(parameter));

/** Adds a query parameter. */
const withParameter = (path: string, name: string, value: string) =>
  `${path}?${name}=${encodeURIComponent(value)}`;

export const videoPath = createPathBuilder(videoRoute);
export const editVideoPath = createPathBuilder(paths.editVideo);
/** The player page for iframes on other sites; served without the app, see src/embed. */
export const embedPath = createPathBuilder('/embed/:videoId');
/** A leaderboard for iframes on other sites. */
export const embedBoardPath = '/embed/leaderboards';
/** A reel for iframes on other sites. */
export const embedReelPath = createPathBuilder('/embed/reels/:id');
export const resetPasswordPath = createPathBuilder(paths.resetPasswordWithCode);
export const myRodeoPath = createPathBuilder(paths.myRodeoById);
/** The tab with the videos that a member saved; only they have it. */
export const savedVideosPath = (userId: string) =>
  withParameter(myRodeoPath(userId), myRodeoParameters.tab, 'saved');
export const animalPath = createPathBuilder(paths.animal);
export const rodeoPath = createPathBuilder(paths.rodeo);
/** The rides of a contestant by event and rodeo. */
export const seasonPath = createPathBuilder(paths.season);
/** Every ride of one contestant on one animal. */
export const matchupPath = (userId: string, animalId: string) =>
  createPathBuilder(paths.matchup)(animalId).replace(':userId', () => encodeURIComponent(userId));
export const editAnimalPath = createPathBuilder(paths.editAnimal);
export const newAnimalForUploadPath = (accountId: string) =>
  withParameter(paths.newAnimal, forUploadParameter, accountId);
export const searchPath = (categoryId: string) =>
  withParameter(paths.search, searchParameters.category, categoryId);
/** Searches everything. */
export const searchTextPath = (text: string) => withParameter(paths.search, searchParameters.text, text);
/** The feed with the rides of one event. */
export const eventFeedPath = (eventId: string) => withParameter(paths.feed, eventParameter, eventId);
export const portalPath = (section: string) => withParameter(paths.portalHome, 'section', section);
export const grantAccessPath = (tab: GrantAccessTab) => withParameter(paths.grantAccess, 'tab', String(tab));
