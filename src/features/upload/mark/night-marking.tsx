import { useState } from 'react';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { formatDuration } from '#src/lib/format.ts';
import { StorageNote } from '../details/cut-clip.tsx';
import { FfmpegLoadProgress } from '../entry/ffmpeg-load-progress.tsx';
import { copy } from './copy.ts';
import { findShownSource, type RidesState } from '../rides/rides-state.ts';
import { DiscardNight } from './discard-night.tsx';
import type { RidePictures } from './use-ride-pictures.ts';
import { SourcePicker } from './source-picker.tsx';
import { CommonDetails } from './common-details.tsx';
import { MarkedRides } from './marked-rides.tsx';
import { MissingSources, NightError } from './missing-sources.tsx';
import { NightLine } from './night-line.tsx';
import { RideInHand } from './ride-in-hand.tsx';
import { SearchNotes } from './finder-notes.tsx';

interface NightMarkingProps {
  night: RidesState;
  pictures: RidePictures;
  account: User | undefined;
}

export function NightMarking({ night, pictures, account }: NightMarkingProps) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const selected = night.rides.find(({ id }) => id === night.selectedId);
  const shown = findShownSource(night);
  return (
    <Page>
      <div className="grid gap-2">
        <PageHeader title={copy.title} />
        <SourceNames night={night} />
      </div>
      <div className="night-columns">
        <div className="grid min-w-0 gap-6">
          <MissingSources night={night} />
          <StorageNote isBroken={night.isBroken} />
          <NightError night={night} />
          <SearchNotes night={night} />
          <FfmpegLoadProgress />
          <NightLine night={night} />
          {shown?.session && (
            <RideInHand
              key={shown.id}
              source={shown}
              session={shown.session}
              ride={selected}
              shown={night.shown}
              rides={night.rides}
            />
          )}
          <MarkedRides night={night} pictures={pictures} account={account} />
          <div className="flex flex-wrap justify-between gap-3">
            <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
              {copy.discard.open}
            </Button>
            <SourcePicker>{copy.choose.more}</SourcePicker>
          </div>
        </div>
        <CommonDetails night={night} />
      </div>
      {isDiscarding && <DiscardNight onCancel={() => setIsDiscarding(false)} />}
    </Page>
  );
}

/** The first of many, how long they are, and that they stay. */
function SourceNames({ night: { sources } }: { night: RidesState }) {
  const [first, ...others] = sources;
  const seconds = sources.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      <b className="font-[650] wrap-anywhere text-ink">
        {first?.file.name}
        {others.length > 0 && ` +${others.length}`}
      </b>
      <span className="tabular-nums">{formatDuration(seconds)}</span>
      <span>{copy.stays}</span>
    </p>
  );
}
