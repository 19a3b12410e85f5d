import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import type { LucideIcon } from 'lucide-react';
import { copy } from './copy.ts';

export interface AppStoreUrls {
  apple?: string;
  google?: string;
}

interface StoreLinkProps {
  href: string;
  icon: LucideIcon;
  caption: string;
  storeName: string;
}

function StoreLink({ href, icon: Icon, caption, storeName }: StoreLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-15 items-center gap-3 rounded-md py-2 pr-6 pl-4 no-underline shadow-[inset_0_0_0_1.5px_var(--color-leather-ink-2)] hover:bg-leather-2"
    >
      <Icon aria-hidden="true" className="size-6" />
      <span className="grid">
        <span className="text-xs leading-tight text-leather-ink-2">{caption}</span>
        <span className="label text-display-sm leading-none tracking-wide">{storeName}</span>
      </span>
    </a>
  );
}

export function AppStores({ apple, google }: AppStoreUrls) {
  return (
    <section className="grain on-dark relative bg-leather px-(--gutter) py-14 md:py-20">
      <div className="stitch absolute inset-x-0 top-2" />
      <div className="mx-auto flex max-w-[78rem] flex-wrap items-center justify-between gap-6">
        <div className="grid flex-[1_1_22rem] gap-3">
          <h2 className="display text-display-xl">{copy.apps.title}</h2>
          <p className="text-leather-ink-2">{copy.apps.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {apple && (
            <StoreLink
              href={apple}
              icon={Download}
              caption={copy.apps.apple.caption}
              storeName={copy.apps.apple.store}
            />
          )}
          {google && (
            <StoreLink
              href={google}
              icon={Play}
              caption={copy.apps.google.caption}
              storeName={copy.apps.google.store}
            />
          )}
          {!apple && !google && <p className="label text-display-sm">{copy.apps.comingSoon}</p>}
        </div>
      </div>
      <div className="stitch absolute inset-x-0 bottom-2" />
    </section>
  );
}
