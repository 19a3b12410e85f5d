/** Every address of the app, written once: `pattern` for the router, a builder where it has parameters. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  auth: '/auth',
  register: '/register',
  verify: '/verify',
  logout: '/logout',
  action: '/action',
  resetPassword: '/reset-password',
  resetPasswordBy: '/reset-password/:oobCode',
  feed: '/feed',
  topRides: '/top-rides',
  search: '/search',
  news: '/news',
  schedules: '/schedules',
  schedule: '/schedule',
  notifications: '/notifications',
  upload: '/upload',
  anyVideo: '/video',
  video: '/video/:videoId',
  editVideo: '/edit/video/:videoId',
  myRodeo: '/my-rodeo',
  myRodeoOf: '/my-rodeo/:id',
  myRodeoUser: '/my-rodeo/user',
  myRodeoUserOf: '/my-rodeo/user/:id',
  animal: '/animals/:id',
  newAnimal: '/animals/new',
  editAnimal: '/animals/edit/:id',
  profile: '/profile',
  editProfile: '/profile/edit',
  changePassword: '/profile/change-password',
  account: '/profile/account',
  grantAccess: '/profile/grant-access',
  upcomingEvent: '/profile/event',
  portal: '/portal',
  portalHome: '/portal/home',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const;

/** The part of the landing page that whoever has deleted their account is led to. */
export const accountDeletedHash = 'account-deleted';

/** The query parameter that opens a video over any page. */
export const playParameter = 'play';

/** The query parameters of the search: what it is narrowed to, and what was typed. */
export const searchParameters = { category: 'category', text: 'search' } as const;

/** The query parameter that names the account an upload is for, which waits for a new animal of that account. */
export const forUploadParameter = 'for-upload';

/** The query parameters of My Rodeo: whose it is, which of its lists is shown, and what animals it is narrowed to. */
export const myRodeoParameters = { user: 'userId', tab: 'tab', animals: 'animals' } as const;

/** The part of the profile's form that holds its links. */
export const profileLinksHash = 'links';

export const videoPath = (videoId: string) => `/video/${encodeURIComponent(videoId)}`;
export const editVideoPath = (videoId: string) => `/edit/video/${encodeURIComponent(videoId)}`;
/** The page for other people's frames; it ships without the app. */
export const embedPath = (videoId: string) => `/embed/${encodeURIComponent(videoId)}`;
export const resetPasswordPath = (oobCode: string) => `/reset-password/${encodeURIComponent(oobCode)}`;
export const myRodeoPath = (id: string) => `/my-rodeo/${encodeURIComponent(id)}`;
export const animalPath = (id: string) => `/animals/${encodeURIComponent(id)}`;
export const editAnimalPath = (id: string) => `/animals/edit/${encodeURIComponent(id)}`;
export const newAnimalForUploadPath = (accountId: string) =>
  `${paths.newAnimal}?${forUploadParameter}=${encodeURIComponent(accountId)}`;
export const searchPath = (category: string) =>
  `/search?${searchParameters.category}=${encodeURIComponent(category)}`;
export const portalPath = (section: string) => `/portal/home?section=${encodeURIComponent(section)}`;
export const grantAccessPath = (tab: 0 | 1 | 2 | 3) => `/profile/grant-access?tab=${tab}`;
