import Globe from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import type { LinkField } from '#src/domain/profile-links.ts';

/** Lucide no longer ships brand icons; these match its style. */
const siteIcons: Record<Exclude<LinkField, 'website_url'>, ReactNode> = {
  facebook_url: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  instagram_url: (
    <>
      <rect width="20" height="20" x="2" y="2" rx="5" />
      <path d="M16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37zM17.5 6.5h.01" />
    </>
  ),
  twitter_url: (
    <path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z" />
  ),
  youtube_url: (
    <path d="M2.5 17a24.12 24.12 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.56 49.56 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.12 24.12 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.55 49.55 0 0 1-16.2 0A2 2 0 0 1 2.5 17m7.5-2 5-3-5-3z" />
  ),
  tiktok_url: <path d="M13.5 2v13.5A4.5 4.5 0 1 1 9 11M13.5 2a6 6 0 0 0 6 6" />,
};

export function LinkIcon({ field }: { field: LinkField }) {
  if (field === 'website_url') return <Globe aria-hidden="true" className="size-5.5" />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5.5"
    >
      {siteIcons[field]}
    </svg>
  );
}
