import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { readLastLists } from '#src/data/device/last-lists.ts';
import { copy as keptCopy } from '#src/features/kept/copy.ts';
import { KeptSets } from '#src/features/kept/kept-sets.tsx';
import { RideShow } from '#src/features/reels/ride-show.tsx';
import { RodeoRow } from '#src/features/schedule/rodeo-row.tsx';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { copy } from './copy.ts';
import { LastRide } from './last-ride.tsx';

interface OfflinePageProps {
  userId: string;
  actions: ReactNode;
  /** Shown when nothing is stored for this user. */
  fallback: ReactNode;
}

export default function OfflinePage(props: OfflinePageProps) {
  return (
    <QueryProvider>
      <LastLists {...props} />
    </QueryProvider>
  );
}

function LastLists({ userId, actions, fallback }: OfflinePageProps) {
  const { videos, rodeos } = readLastLists(userId);
  const { data: kept = [] } = useQuery(keptSetsQuery);
  if (kept.length + videos.length + rodeos.length === 0) return fallback;
  return (
    <Page>
      <PageHeader title={copy.title}>{actions}</PageHeader>
      <p role="status" className="text-ink-2">
        {kept.length > 0 ? copy.textWithKept : copy.text}
      </p>
      {kept.length > 0 && (
        <ListSection title={keptCopy.title}>
          <KeptSets sets={kept} RideShow={RideShow} />
        </ListSection>
      )}
      {videos.length > 0 && (
        <ListSection title={copy.feed}>
          <CardGrid>
            {videos.map((video) => (
              <LastRide key={video.id} video={video} />
            ))}
          </CardGrid>
        </ListSection>
      )}
      {rodeos.length > 0 && (
        <ListSection title={copy.schedule}>
          <ul>
            {rodeos.map((rodeo) => (
              <RodeoRow key={rodeo.RodeoId} rodeo={rodeo} />
            ))}
          </ul>
        </ListSection>
      )}
    </Page>
  );
}

function ListSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-6">
      <h2 className="display text-display-lg">{title}</h2>
      {children}
    </section>
  );
}
