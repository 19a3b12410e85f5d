import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { hasNightDraftQuery } from '#src/queries/night-draft-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { copy } from '../copy.ts';

/** To the page for several rides, where some may be waiting. */
export function NightLink() {
  const { user, selected } = useAccount();
  const { data: isWaiting } = useQuery(hasNightDraftQuery({ userId: user.id, accountId: selected.id }));
  return (
    <Link to={paths.uploadNight} className="inline-flex min-h-11 items-center font-[550] underline">
      {isWaiting ? copy.night.continue : copy.night.link}
    </Link>
  );
}
