import { Insights } from '#src/features/insights/insights.tsx';
import { Page } from '#src/ui/page.tsx';

export default function InsightsPage() {
  return (
    <Page width="profile">
      <Insights />
    </Page>
  );
}
