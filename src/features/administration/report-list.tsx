import { useQuery } from '@tanstack/react-query';
import type { Report } from '#src/domain/moderation.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatRelativeTime, formatTimestamp } from '#src/lib/dates.ts';
import { useNow } from '#src/lib/use-now.ts';
import { userQuery } from '#src/queries/user-queries.ts';
import { copy } from './copy.ts';

/** Who reported something, why and when. @param props.title what is reported */
export function ReportList({ title, reports }: { title: string; reports: readonly Report[] }) {
  return (
    <ul aria-label={copy.reported.reportsName(title)} className="grid gap-2">
      {reports.map((report) => (
        <ReportRow key={report.id} report={report} />
      ))}
    </ul>
  );
}

function ReportRow({ report: { user_id, reason, reported_date } }: { report: Report }) {
  const now = useNow();
  const { data: reporter } = useQuery(userQuery(user_id));
  const name = reporter === null ? copy.reported.unknownReporter : reporter && getDisplayName(reporter);
  const reasonText = reason ? copy.reported.reasons[reason] : copy.reported.noReason;
  return (
    <li className="grid rounded-md bg-sunken px-4 py-2 wrap-anywhere">
      <span className="font-[550]">{joinFacts(reasonText, name)}</span>
      {reported_date && (
        <time dateTime={formatTimestamp(reported_date)} className="text-sm text-ink-2">
          {formatRelativeTime(reported_date, now)}
        </time>
      )}
    </li>
  );
}
