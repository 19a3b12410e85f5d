import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyPanel } from '#src/ui/empty-panel.tsx';
import { HardCover } from '#src/ui/hard-cover.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { CountdownRing } from '#src/ui/countdown-ring.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TakesLong } from '#src/ui/takes-long.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { ignore, longName } from './sample-data.ts';
import { Sample, SampleGroup } from './sample.tsx';

const list = {
  items: [1],
  isPending: false,
  isFetching: false,
  hasNextPage: false,
  errorMessage: undefined,
  retry: ignore,
};
const listProps = {
  sentinelRef: ignore,
  name: 'rides',
  skeleton: <Skeleton className="h-10" />,
  nextPageSkeleton: <Skeleton className="h-10" />,
  emptyState: <p>No rides here yet.</p>,
  children: <p>One ride.</p>,
};
const offlineMessage = "The server can't be reached. Check your connection and try again.";

export function StateSamples() {
  return (
    <>
      <SampleGroup title="Banners">
        {(['success', 'warning', 'error', 'info'] as const).map((tone) => (
          <Banner key={tone} tone={tone} message="Ride published." onClose={ignore} />
        ))}
        <Banner
          tone="error"
          title="We couldn’t save the animal"
          message={longName}
          action={{ label: 'Try again', onClick: ignore }}
          onClose={ignore}
        />
      </SampleGroup>
      <SampleGroup title="Covered rides">
        <Sample title="cover" isDark>
          <div className="relative h-40">
            <HardCover onPlay={ignore} />
          </div>
        </Sample>
      </SampleGroup>
      <SampleGroup title="Lists">
        <Sample title="loading">
          <InfiniteList {...listProps} list={{ ...list, isPending: true }} />
        </Sample>
        <Sample title="empty">
          <InfiniteList {...listProps} list={{ ...list, items: [] }} />
        </Sample>
        <Sample title="error">
          <InfiniteList {...listProps} list={{ ...list, items: [], errorMessage: offlineMessage }} />
        </Sample>
        <Sample title="error on the next page">
          <InfiniteList {...listProps} list={{ ...list, errorMessage: offlineMessage }} />
        </Sample>
        <Sample title="loading the next page">
          <InfiniteList {...listProps} list={{ ...list, isFetching: true, hasNextPage: true }} />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Panels">
        <EmptyPanel
          copy={{ title: 'No rides here yet', text: 'New rides show up in the feed.' }}
          to="#"
          linkText="See the feed"
        />
        <StatePanel
          copy={{ title: 'No rides here yet', text: 'New rides show up here.' }}
          action={
            <Button>
              Show all events
              <NameSuffix>of 2026</NameSuffix>
            </Button>
          }
        />
        <LoadError title={`${longName} did not load`} text={offlineMessage} onRetry={ignore} />
        <QueryFallback
          query={{ data: null, error: null, refetch: ignore }}
          copy={{ loadError: '', notFound: { title: 'Ride not found', text: 'It may have been deleted.' } }}
          action={
            <Button>
              Show all
              <NameSuffix>rides</NameSuffix>
            </Button>
          }
        >
          <Skeleton className="h-10" />
        </QueryFallback>
      </SampleGroup>
      <SampleGroup title="Progress and playback">
        {/* Shown after 30 seconds. */}
        <TakesLong />
        {[0, 40, 100].map((value) => (
          <ProgressBar key={value} label="Upload" value={value} />
        ))}
        <Sample title="player" isDark>
          <CountdownRing seconds={3} />
          <RangeSlider aria-label="Position" max={10} value={4} onChange={ignore} />
          <RangeSlider aria-label="Speed" className="range-stops" max={10} value={10} onChange={ignore} />
          <div className="gallery-row">
            <TransportControls isPlaying={false} onToggle={ignore} onStep={ignore} />
            <TransportControls isPlaying onToggle={ignore} onStep={ignore} />
            <TransportControls isPlaying={false} hasEnded onToggle={ignore} onStep={ignore} />
          </div>
        </Sample>
        <Sample title="bordered" isRow>
          <TransportControls bordered isPlaying={false} onToggle={ignore} onStep={ignore} />
        </Sample>
      </SampleGroup>
    </>
  );
}
