import { useQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { nextEventQuery } from '#src/queries/next-event-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { TextButton } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';
import { isNextEvent, useSetNextEvent } from './use-set-next-event.ts';

/** Nothing for accounts without uploads, which My Next Event would prefill. */
export function NextEventButton({ rodeo }: { rodeo: ScheduleItem }) {
  const { selected } = useAccount();
  return canPublish(selected.account_type) ? (
    <SetNextEventButton rodeo={rodeo} profileId={selected.id} />
  ) : null;
}

function SetNextEventButton({ rodeo, profileId }: { rodeo: ScheduleItem; profileId: string }) {
  const { data: nextEvent } = useQuery(nextEventQuery(profileId));
  const setNextEvent = useSetNextEvent(profileId);
  return nextEvent && isNextEvent(rodeo, nextEvent) ? (
    <Link
      to={paths.nextEvent}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-[550] underline"
    >
      <Star aria-hidden="true" className="size-4.5 fill-current" />
      {copy.nextEvent.current}
    </Link>
  ) : (
    <TextButton className="gap-2 text-sm text-ink-2" onClick={() => void setNextEvent(rodeo)}>
      <Star aria-hidden="true" className="size-4.5" />
      {copy.nextEvent.set}
      <NameSuffix>{rodeo.Name}</NameSuffix>
    </TextButton>
  );
}
