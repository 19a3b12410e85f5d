import { licensesPath, paths } from '#src/config/paths.ts';
import { locale } from '#src/languages/localize.ts';
import { copy } from './copy.ts';

export interface LegalText {
  title: string;
  lastRevised: string;
  introduction: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  /** When the section has changed after the rest. */
  updated?: string;
  paragraphs: readonly string[];
  bulletPoints?: readonly string[];
}

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label={copy.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a href={paths.landing} className="inline-flex min-h-11 items-center underline">
            {copy.home}
          </a>
        </li>
        <li aria-hidden="true" className="text-ink-2">
          &gt;
        </li>
        <li lang="en" aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}

function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={copy.contents} className="md:sticky md:top-8 md:self-start">
      <h2 className="label pb-2 text-ink-2">{copy.contents}</h2>
      <ol lang="en" className="grid text-sm">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-11 grid-cols-[1.75rem_1fr] items-center no-underline hover:underline"
            >
              <span className="label leading-none text-red-text">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function LegalPage({ title, lastRevised, introduction, sections }: LegalText) {
  return (
    <main id="main" tabIndex={-1} className="px-(--gutter) pt-4 pb-16">
      <div className="mx-auto grid max-w-[78rem] gap-8">
        <Breadcrumb title={title} />
        <header className="grid gap-4">
          <h1 lang="en" className="display text-display-xl">
            {title}
          </h1>
          <p className="text-sm text-ink-2">{copy.lastRevised(lastRevised)}</p>
          {copy.textInEnglish && <p className="font-[650]">{copy.textInEnglish}</p>}
          <p lang="en" className="max-w-upload text-lg">
            {introduction}
          </p>
        </header>
        <div className="stitch" />
        <div className="grid gap-10 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-14">
          <TableOfContents sections={sections} />
          <div className="grid max-w-upload gap-10">
            {sections.map(({ id, title: heading, updated, paragraphs, bulletPoints = [] }, index) => (
              <section
                key={id}
                id={id}
                lang="en"
                aria-labelledby={`${id}-title`}
                className="grid scroll-mt-6 gap-3"
              >
                <h2 id={`${id}-title`} className="display text-display-md">
                  {index + 1}. {heading}
                </h2>
                {updated && (
                  <p lang={locale} className="text-sm text-ink-2">
                    {copy.updated(updated)}
                  </p>
                )}
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {bulletPoints.length > 0 && (
                  <ul className="grid list-disc gap-2 pl-5 marker:text-red-text">
                    {bulletPoints.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
            <p>
              <a href={licensesPath} className="inline-flex min-h-11 items-center underline">
                {copy.licenses}
              </a>
            </p>
          </div>
        </div>
      </div>
    </main>
  );
}
