/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is said of a clip. */
export interface ClipDescription {
  /** URL of the player page for other sites. */
  readonly embedUrl: string;
  /** URL of the file; undefined where several play one after the other. */
  readonly clipUrl: string | undefined;
  readonly uploaded: Date | undefined;
  /** Of its picture; undefined where that is not known. */
  readonly size?: Size | undefined;
  /** Seconds; 0 if unknown. */
  readonly duration: number;
}

/** What previews and search engines get to know about a page. */
export interface PageDescription {
  /** Path and query of the page, the same for all spellings of its address; undefined in a file for many addresses. */
  readonly path?: string | undefined;
  readonly title: string;
  readonly description: string;
  /** The names that the heading of the page says, which the page shows before the app is there. */
  readonly names?: readonly string[];
  /** URL of a picture; by default the site's own. */
  readonly picture?: string | undefined;
  readonly clip?: ClipDescription | undefined;
  /** Pages above this one, the outermost first. */
  readonly trail?: readonly { readonly name: string; readonly path: string }[];
}

/** Who shows the pages. */
export interface Site {
  /** Origin, for example https://rodeo-reel.web.app */
  readonly origin: string;
  readonly productName: string;
}
