import { accountDeletedHash } from '#src/config/paths.ts';
import { FindAnyRide } from './find-any-ride.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Previews, type ResolveMedia } from './previews.tsx';
import { AppStores, type AppStoreUrls } from './app-stores.tsx';

/** What a visitor sees first. It is drawn when the app is built, so nothing in it may wait or react. */
export function LandingPage({ stores, mediaOf }: { stores: AppStoreUrls; mediaOf: ResolveMedia }) {
  return (
    <main id="main" tabIndex={-1}>
      <AccountDeletedNotice />
      <Hero />
      <FindAnyRide />
      <HowItWorks />
      <Previews mediaOf={mediaOf} />
      <AppStores {...stores} />
    </main>
  );
}

/** Shown to whoever has just deleted their account: the address names it, so that it takes no script. */
function AccountDeletedNotice() {
  return (
    <p
      id={accountDeletedHash}
      role="status"
      className="fixed inset-x-4 top-20 z-20 hidden rounded-md bg-green-wash px-4 py-3 text-sm font-[550] text-ink shadow-[var(--shadow-2),inset_5px_0_0_var(--color-green-text)] target:block sm:left-auto sm:w-104"
    >
      Your account is deleted, with all that belonged to it. All views stay free: come back whenever you like.
    </p>
  );
}
