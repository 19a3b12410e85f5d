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
  myRodeo: '/my-rodeo',
  myRodeoOf: '/my-rodeo/:id',
  myRodeoUser: '/my-rodeo/user',
  myRodeoUserOf: '/my-rodeo/user/:id',
  animal: '/animals/:id',
  profile: '/profile',
  editProfile: '/profile/edit',
  changePassword: '/profile/change-password',
  account: '/profile/account',
  grantAccess: '/profile/grant-access',
  upcomingEvent: '/profile/event',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const;

/** The part of the landing page that whoever has deleted their account is led to. */
export const accountDeleted = 'account-deleted';

/** The query parameter that opens a video over any page. */
export const playParameter = 'play';

/** The query parameters of the search: what it is narrowed to, and what was typed. */
export const searchParameters = { category: 'category', text: 'search' } as const;

export const videoPath = (videoId: string) => `/video/${encodeURIComponent(videoId)}`;
export const resetPasswordPath = (oobCode: string) => `/reset-password/${encodeURIComponent(oobCode)}`;
export const myRodeoPath = (id: string) => `/my-rodeo/${encodeURIComponent(id)}`;
export const searchPath = (category: string) =>
  `/search?${searchParameters.category}=${encodeURIComponent(category)}`;
export const grantAccessPath = (tab: 0 | 1 | 2 | 3) => `/profile/grant-access?tab=${tab}`;
