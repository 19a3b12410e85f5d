import { env } from '#src/config/env.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { NewsList } from './news-list.tsx';

const { baseUrl, associationUrl, imageProxyUrl } = env.content;

export default function NewsPage() {
  return (
    <Page>
      <div className="grid gap-2">
        <PageHeader title="News" />
        {baseUrl && !imageProxyUrl && (
          <p className="text-ink-2">Pictures are not set up here: a drawing stands in for each of them.</p>
        )}
        {baseUrl && !associationUrl && (
          <p className="text-ink-2">
            The association’s site is not set up here, so stories cannot be opened.
          </p>
        )}
      </div>
      {baseUrl ? (
        <NewsList baseUrl={baseUrl} associationUrl={associationUrl} imageProxyUrl={imageProxyUrl} />
      ) : (
        <StatePanel variant="empty" title="No news here yet">
          The news service is not set up here. Everything else works without it.
        </StatePanel>
      )}
    </Page>
  );
}
