import type { IndexedVideo } from '#src/domain/search.ts';
import type { PersonSummaryProps } from '#src/ui/person-summary.tsx';
import poster from '#src/ui/art/hero.svg';

export const longName = 'Maximiliana Featherstonehaugh-Wolfeschlegelsteinhausen of the Upper Yellowstone';
export const brokenUrl = '/no-such-picture.png';
export const pictureUrl = poster;
export const ignore = () => undefined;

export const video: IndexedVideo = {
  id: 'ride',
  video_id: 'ride',
  user_id: 'june',
  user_name: 'June Carver',
  account_upload: 2,
  title: 'Cheyenne Frontier Days',
  location: 'Cheyenne, WY',
  event_date: Date.UTC(2026, 6, 25) / 1000,
  rodeo_id: 'cheyenne-frontier-days_cheyenne-wy_2026',
  event_type: 1,
  score: 88.5,
  time: null,
  duration: 9,
  thumbnail_url: poster,
  animal_id: 'bull',
  animal_name: 'Dust Devil',
  animal_brand: 'J7',
  contractor_name: 'Prairie Jack Rodeo',
  contestants_id: ['cody'],
  contestants_names: ['Cody Latham'],
  ride_of_the_week: true,
};

export const longVideo: IndexedVideo = {
  ...video,
  title: 'Tri-County Stockmen’s Invitational and Old Timers Reunion Rodeo',
  location: 'Truth or Consequences, NM',
  thumbnail_url: '',
  animal_brand: 'THUNDER-77',
  ride_of_the_week: false,
};

export const accounts: readonly (PersonSummaryProps & { id: string })[] = [
  {
    id: 'june',
    name: 'June Carver',
    email: 'june@example.com',
    photoUrls: [],
    accountType: 'contestant',
    isVerified: false,
  },
  {
    id: 'long',
    name: longName,
    email: 'maximiliana.featherstonehaugh@upper-yellowstone.example.com',
    photoUrls: [brokenUrl],
    accountType: 'contractor',
    isVerified: true,
  },
];
