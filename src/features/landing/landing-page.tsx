import { FindAnyRide } from './find-any-ride.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Previews, type MediaOf } from './previews.tsx';
import { Stores, type StorePages } from './stores.tsx';

/** What a visitor sees first. It is drawn when the app is built, so nothing in it may wait or react. */
export function LandingPage({ stores, mediaOf }: { stores: StorePages; mediaOf: MediaOf }) {
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <FindAnyRide />
      <HowItWorks />
      <Previews mediaOf={mediaOf} />
      <Stores {...stores} />
    </main>
  );
}
