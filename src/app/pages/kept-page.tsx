import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/config/paths.ts';
import { copy } from '#src/features/kept/copy.ts';
import { KeptSets } from '#src/features/kept/kept-sets.tsx';
import { RideShow } from '#src/features/reels/ride-show.tsx';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { EmptyPanel } from '#src/ui/empty-panel.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';

/** Rides that play without a connection. */
export default function KeptPage() {
  const { data: sets } = useQuery(keptSetsQuery);
  const goBack = useGoBack(paths.feed);
  return (
    <Page>
      <PageHeader title={copy.title} leading={<BackButton onClick={goBack} />} />
      {sets?.length === 0 && <EmptyPanel copy={copy.empty} to={paths.watch} linkText={copy.empty.watch} />}
      {sets && sets.length > 0 && (
        <>
          <p className="text-sm text-ink-2">{copy.text}</p>
          <KeptSets sets={sets} RideShow={RideShow} />
        </>
      )}
    </Page>
  );
}
