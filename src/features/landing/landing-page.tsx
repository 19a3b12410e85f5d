import { accountDeletedHash } from '#src/config/paths.ts';
import { copy } from './copy.ts';
import { FindAnyRide } from './find-any-ride.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Previews, type ResolveMedia } from './previews.tsx';
import { AppStores, type AppStoreUrls } from './app-stores.tsx';

interface LandingPageProps {
  appStores: AppStoreUrls;
  resolveMedia: ResolveMedia;
}

/** Prerendered without a script, so it must not use state or effects. */
export function LandingPage({ appStores, resolveMedia }: LandingPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <AccountDeletedNotice />
      <Hero />
      <FindAnyRide />
      <HowItWorks />
      <Previews resolveMedia={resolveMedia} />
      <AppStores {...appStores} />
    </main>
  );
}

/** Shown by the URL's hash, since the page has no script. */
function AccountDeletedNotice() {
  return (
    <p
      id={accountDeletedHash}
      role="status"
      className="fixed inset-x-4 top-20 z-20 hidden rounded-md bg-green-wash px-4 py-3 text-sm font-[550] text-ink shadow-[var(--shadow-2),inset_5px_0_0_var(--color-green-text)] target:block sm:left-auto sm:w-104"
    >
      {copy.accountDeleted}
    </p>
  );
}
