import { env } from '#src/config/env.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { ScheduleList } from './schedule-list.tsx';

const { baseUrl } = env.content;

export default function SchedulePage() {
  return (
    <Page width="profile">
      <div className="grid gap-2">
        <PageHeader title={copy.title} />
        <p className="text-ink-2">{copy.text}</p>
      </div>
      {baseUrl ? <ScheduleList baseUrl={baseUrl} /> : <StatePanel copy={copy.unavailable} />}
    </Page>
  );
}
