import { useEffect } from 'react';
import type { User } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { OpenElsewhere } from './choose/draft-offer.tsx';
import { useFileDrop } from './choose/use-file-drop.ts';
import { checkCodec } from './entry/check-codec.ts';
import { loadFfmpeg } from './entry/ffmpeg-load.ts';
import { NightPanel } from './describe/night-panel.tsx';
import { takeSources, type FileHandles } from './rides/offered-sources.ts';
import { copy } from './mark/copy.ts';
import { openSources } from './rides/open-sources.ts';
import { openRides, takeOverRides } from './rides/rides-session.ts';
import { nightStore } from './rides/rides-store.ts';
import { usePublishers } from './details/use-publishers.ts';
import { NightMarking } from './mark/night-marking.tsx';
import { useFollowingRides } from './sheet/fill-sheet.ts';
import { NightStart } from './night-start.tsx';
import { NightPublishing } from './progress/night-publishing.tsx';
import { useRidePictures } from './mark/use-ride-pictures.ts';
import './night.css';

export default function NightPage() {
  useOpenNight();
  const night = nightStore.useRides();
  useFollowingRides(night);
  useChosenSources(night.status === 'open');
  const isDragging = useFileDrop((...dropped) => void openDropped(...dropped));
  const pictures = useRidePictures(night);
  const { account, isGone } = useNightAccount(night.common.accountId);
  switch (night.status) {
    case 'loading':
      return (
        <Page width="upload">
          <PageHeader title={copy.choose.title} />
          <Skeleton className="h-80" />
        </Page>
      );
    case 'open in another tab':
      return (
        <Page width="upload">
          <PageHeader title={copy.choose.title} />
          <OpenElsewhere onContinue={() => void takeOverRides(nightStore)} />
        </Page>
      );
    default:
      if (night.sources.length === 0) return <NightStart night={night} isDragging={isDragging} />;
      return night.view === 'publishing' ? (
        <NightPublishing night={night} pictures={pictures} account={account} isAccountGone={isGone} />
      ) : (
        <>
          <NightMarking night={night} pictures={pictures} account={account} />
          <NightPanel night={night} pictures={pictures} account={account} />
        </>
      );
  }
}

/** Whose rides they are, and whether it is no account to publish for anymore. */
function useNightAccount(accountId: string): { account: User | undefined; isGone: boolean } {
  const { own } = useAccount();
  const { publishers, isPending, error } = usePublishers(own);
  const account = publishers.find(({ id }) => id === accountId);
  return { account, isGone: !account && accountId !== '' && !isPending && !error };
}

/** On every view, because the browser would leave the app to show a file that is dropped beside its target. */
async function openDropped(files: readonly File[], handles: Promise<FileHandles>): Promise<void> {
  const kept = await handles;
  if (!checkCodec()) return;
  void loadFfmpeg();
  await openSources(nightStore, files, { handles: kept });
}

function useOpenNight() {
  const { user, selected } = useAccount();
  useEffect(
    () => void openRides(nightStore, { userId: user.id, accountId: selected.id }),
    [user.id, selected.id],
  );
}

/** Opens what was chosen on the page for one ride. */
function useChosenSources(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const { files, handles } = takeSources();
    void openSources(nightStore, files, { handles });
  }, [isOpen]);
}
