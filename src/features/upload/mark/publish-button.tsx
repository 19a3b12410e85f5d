import { useState } from 'react';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';
import { findRideProblem } from '../rides/confirm-ride.ts';
import type { RidesState } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { usePublishNight } from './use-publish-night.ts';

interface PublishButtonProps {
  night: RidesState;
  account: User | undefined;
  /** @returns whether what all rides share is complete */
  onCheck: () => Promise<boolean>;
}

/** How many rides are ready, and the button that publishes them. */
export function PublishButton({ night, account, onCheck }: PublishButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const publish = usePublishNight(account);
  const open = night.rides.filter(({ stage }) => stage.name === '' || stage.name === 'failed');
  const accepted = open.filter(({ verdict }) => verdict === 'accepted');
  const isReady = (ride: (typeof accepted)[number]) =>
    !findRideProblem(night.common, ride, account?.account_type === 'contractor');
  const ready = accepted.filter(isReady);
  const counts = {
    ready: ready.length,
    incomplete: accepted.length - ready.length,
    suggested: open.filter(({ verdict }) => verdict === 'suggested').length,
  };
  const handlePublish = async () => {
    if (await onCheck()) setIsAsking(true);
  };
  return (
    <div className="night-publish">
      <dl className="flex flex-[1_1_7.5rem] flex-wrap gap-x-4 text-sm shell:grid">
        {(['ready', 'incomplete', 'suggested'] as const).map((name) => (
          <div key={name} className="flex items-center justify-between gap-2">
            <dt>{copy.summary[name]}</dt>
            <dd className="numeral text-display-xs">{counts[name]}</dd>
          </div>
        ))}
      </dl>
      {night.rides.some(({ stage }) => stage.name !== '') && (
        <Button
          variant="ghost"
          onClick={() => nightStore.dispatch({ type: 'view changed', view: 'publishing' })}
        >
          {copy.publish.show}
        </Button>
      )}
      <Button
        variant="primary"
        className="max-sm:grow"
        disabled={ready.length === 0}
        onClick={() => void handlePublish()}
      >
        {ready.length > 0 ? copy.publish.submit(ready.length) : copy.publish.none}
      </Button>
      {isAsking && (
        <ConfirmDialog
          copy={{
            ...copy.publish,
            title: copy.publish.question(ready.length),
            text: copy.publish.text(ready.length),
          }}
          onConfirm={() => {
            setIsAsking(false);
            nightStore.dispatch({ type: 'publishing requested', ids: ready.map(({ id }) => id) });
            publish();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
