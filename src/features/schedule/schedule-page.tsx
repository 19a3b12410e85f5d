import { env } from '#src/config/env.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { ScheduleList } from './schedule-list.tsx';

const { baseUrl } = env.content;

export default function SchedulePage() {
  return (
    <Page width="profile">
      <div className="grid gap-2">
        <PageHeader title="Schedule" />
        <p className="text-ink-2">The pro rodeos to come.</p>
      </div>
      {baseUrl ? (
        <ScheduleList baseUrl={baseUrl} />
      ) : (
        <StatePanel variant="empty" title="No schedule here yet">
          The schedule’s service is not set up here. Everything else works without it.
        </StatePanel>
      )}
    </Page>
  );
}
