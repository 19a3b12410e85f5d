import type { Env } from './env.ts';

/* What the modules of src/app/prerender give to the build (scripts/vite/pages). */

export interface DocumentRequest {
  /** Of the page. */
  path: string;
  env: Env;
  /** The files of a clip on the landing page. */
  resolveMedia: (name: string) => { clip: string; poster: string };
}

/** A page without what it loads, which the table of pages says. */
export interface PageDocument {
  lang: string;
  /** Of the page in tabs and search results; by default those of the site. */
  title?: string;
  description?: string;
  head: string;
  /** The element. */
  body: string;
}

/** The `render` of a module. */
export type RenderDocument = (request: DocumentRequest) => PageDocument;

/** What one of the pages of app.html needs before the app is there, in a template (src/app/boot/first-screen.ts). */
export interface EarlyCode {
  audience: 'member' | 'visitor';
  paths: readonly string[];
  /** From the root of the repository, as all files. */
  modules?: readonly string[];
  picture?: string;
  requests?: readonly EarlyRequest[];
  /** What is shown meanwhile (src/app/prerender/link-start.tsx). */
  start?: LinkStart;
}

export interface LinkStart {
  /** Which text the heading is; by default the name in the page's tags. */
  heading?: 'watch' | 'leaderboards' | 'compare';
  /** Where the largest picture stands, or that it is the cover of an animal; by default there is none. */
  picture?: 'first' | 'below' | 'cover';
  /** Whether a button stands before the heading. */
  hasBack?: true;
  /** As of its `Page` (src/ui/page.tsx), if it is narrower than the feed. */
  width?: 'profile';
}

/**
 * A request that is sent before the app is there. In its texts, `{id}` is what the address has for `:id`, or for a parameter of
 * its query, and `{year}` the latest that rides can be of.
 */
export interface EarlyRequest {
  url: string;
  /** Of a POST. */
  body?: string;
  /** Parameters of the address, with what they are where it has none. Without a value for each, nothing is sent. */
  query?: Readonly<Record<string, string>>;
  /** A parameter of the address with which the page shows something else. */
  unless?: string;
}
