import { env } from '#src/config/env.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { NewsList } from './news-list.tsx';

const { baseUrl, associationUrl, imageProxyUrl } = env.content;

export default function NewsPage() {
  return (
    <Page>
      <div className="grid gap-2">
        <PageHeader title={copy.title} />
        {baseUrl && !imageProxyUrl && <p className="text-ink-2">{copy.unavailable.pictures}</p>}
        {baseUrl && !associationUrl && <p className="text-ink-2">{copy.unavailable.links}</p>}
      </div>
      {baseUrl ? (
        <NewsList baseUrl={baseUrl} associationUrl={associationUrl} imageProxyUrl={imageProxyUrl} />
      ) : (
        <StatePanel copy={copy.unavailable} />
      )}
    </Page>
  );
}
