import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#src/config/paths.ts';
import type { NextEvent } from '#src/domain/next-event.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { drawMutation, nextEventQuery } from '#src/queries/next-event-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { DrawSearch } from './draw-search.tsx';
import { DrawnAnimal } from './drawn-animal.tsx';
import { DrawnEvent } from './drawn-event.tsx';
import './draw.css';

export default function MyDrawPage() {
  const { selected } = useAccount();
  const goBack = useGoBack(paths.nextEvent);
  const query = useQuery(nextEventQuery(selected.id));
  return (
    <Page>
      <PageHeader title={copy.title} leading={<BackButton onClick={goBack} />} />
      {query.data ? (
        <Draw key={selected.id} nextEvent={query.data} />
      ) : (
        <QueryFallback query={query} copy={copy}>
          <DrawSkeleton />
        </QueryFallback>
      )}
    </Page>
  );
}

function Draw({ nextEvent }: { nextEvent: NextEvent }) {
  const { animal } = nextEvent;
  const { selected } = useAccount();
  const [isChanging, setIsChanging] = useState(false);
  const { mutate } = useMutation(drawMutation(useQueryClient(), selected.id));
  const handleChoose = (chosen: AnimalTag) =>
    mutate(chosen, {
      onSuccess: () => setIsChanging(false),
      onError: () => showAlert('error', copy.failed),
    });
  const isSearching = !animal || isChanging;
  return (
    <>
      <DrawnEvent
        nextEvent={nextEvent}
        onChange={animal && !isChanging ? () => setIsChanging(true) : undefined}
      />
      {isSearching && (
        <DrawSearch onChoose={handleChoose} onCancel={animal ? () => setIsChanging(false) : undefined} />
      )}
      {animal && <DrawnAnimal key={animal.id} animal={animal} />}
    </>
  );
}

function DrawSkeleton() {
  return (
    <Loading label={copy.loading} className="grid gap-6">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-80 w-full" />
    </Loading>
  );
}
