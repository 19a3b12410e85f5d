import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/landing', {
  accountDeleted: 'Your account was deleted. All views are still free, so come back anytime.',
  hero: {
    picture: 'A bull rider leans back as the bull kicks, dust below, arena lights above',
    titleStart: 'All views',
    titleEnd: 'are free',
    text: 'Bulls, broncs, barrels and ropes. Upload, save, view and link rodeo videos, and find any ride by brand, name, stock contractor or rider.',
    watch: 'Watch rides',
    signUp: 'Sign up',
    logIn: 'Log in',
  },
  search: {
    label: 'Search by',
    title: 'Find any ride by',
    brand: { name: 'Brand', example: 'J7' },
    name: { name: 'Name', example: 'Dust Devil' },
    contractor: { name: 'Stock contractor', example: 'Rafter J Rodeo' },
    rider: { name: 'Rider', example: 'Cody Latham' },
  },
  howItWorks: {
    title: 'How it works',
    freeViews: { name: 'Free views', text: 'Watch as many rides as you like. It costs nothing.' },
    record: {
      name: 'Record and categorize',
      text: 'Record a ride, trim it, and tag the event, place, date, animal, rider and score or time.',
    },
    membership: {
      name: 'Membership',
      text: 'Join as a contestant, stock contractor or fan. Contestants and contractors publish rides.',
    },
    action: {
      name: 'Unlimited action',
      text: 'Save, share, embed and look up every ride of an animal or rider.',
    },
  },
  previews: {
    title: 'From the chutes',
    more: 'Watch more rides',
    rider: 'Rider',
    animal: 'Animal',
    place: 'Where',
    bull: {
      description: 'A bull rider leans back as the bull kicks under arena lights',
      event: 'Bull Riding',
      title: 'Cheyenne Frontier Days',
      rider: 'Cody Latham',
      animal: 'Dust Devil',
      brand: 'J7',
      location: 'Cheyenne, WY',
      date: 'July 24, 2026',
    },
    barrels: {
      description: 'A barrel racer gallops past a barrel under arena lights',
      event: 'Barrel Racing',
      title: 'Pendleton Round-Up',
      rider: 'Jess Halloran',
      animal: 'Lady Luck',
      brand: '23',
      location: 'Pendleton, OR',
      date: 'September 12, 2026',
    },
  },
  apps: {
    title: 'Take it to the arena',
    text: 'Your account, videos and animals on your phone.',
    apple: { caption: 'Download on the', store: 'App Store' },
    google: { caption: 'Get it on', store: 'Google Play' },
    comingSoon: 'Coming to iOS and Android',
  },
});
