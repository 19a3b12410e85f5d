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

/** A request that is sent before the app is there. */
export interface EarlyRequest {
  url: string;
  body: string;
  /** A parameter of the address with which the page shows something else. */
  unless: string;
}
