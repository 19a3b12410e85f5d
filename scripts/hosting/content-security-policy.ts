import { hash } from 'node:crypto';

/** The origins that pages can contact, without a path: https://example.com */
export interface PolicyOrigins {
  /** Origins of images and clips. */
  readonly media: readonly string[];
  /** Origins for requests and sockets of the app, besides the page's own. */
  readonly connect: readonly string[];
  /** Origins for requests of the embed page. */
  readonly embedConnect: readonly string[];
  /** Whether App Check is on: reCAPTCHA brings scripts and frames. */
  readonly usesAppCheck: boolean;
}

const originPattern = /^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d+)?$/;

/** https://developers.google.com/recaptcha/docs/faq: what reCAPTCHA needs of a policy. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

const noRecaptcha = { scripts: [], frames: ["'none'"], connect: [] };

/** @throws Error for a value that is not an origin and could inject directives */
function formatPolicy(
  { usesAppCheck }: PolicyOrigins,
  origins: readonly string[],
  directives: Readonly<Record<string, readonly string[]>>,
  trustedTypes: string,
): string {
  for (const origin of origins)
    if (!originPattern.test(origin))
      throw new Error(`Not an origin for the Content-Security-Policy: "${origin}"`);
  const none = ["'none'"];
  const all = { 'default-src': none, ...directives, 'base-uri': none, 'form-action': none };
  const lines = Object.entries(all).map(([name, sources]) => [name, ...new Set(sources)].join(' '));
  // reCAPTCHA assigns strings as script URLs and HTML.
  if (!usesAppCheck) lines.push("require-trusted-types-for 'script'", `trusted-types ${trustedTypes}`);
  return lines.join('; ');
}

/**
 * The Content-Security-Policy of all pages but the embed page, without `frame-ancestors`.
 *
 * @param scriptHashes CSP hashes of inline scripts (see `hashInlineScripts`)
 * @throws Error for a value that is not an origin and could inject directives
 */
export function buildContentSecurityPolicy(origins: PolicyOrigins, scriptHashes: readonly string[]): string {
  const { scripts, frames, connect } = origins.usesAppCheck ? recaptcha : noRecaptcha;
  const self = "'self'";
  const directives = {
    // ffmpeg and mp4box are WebAssembly; this does not allow eval of strings.
    'script-src': [self, ...scriptHashes, "'wasm-unsafe-eval'", ...scripts],
    'style-src': [self],
    'img-src': [self, 'blob:', ...origins.media],
    'media-src': [self, 'blob:', ...origins.media],
    'connect-src': [self, ...origins.media, ...origins.connect, ...connect],
    'frame-src': frames,
    'worker-src': [self],
    'manifest-src': [self],
    'font-src': [self],
  };
  return formatPolicy(origins, [...origins.media, ...origins.connect], directives, 'default');
}

/**
 * The Content-Security-Policy of the embed page, without `frame-ancestors`: it only plays one video.
 *
 * @throws Error for a value that is not an origin and could inject directives
 */
export function buildEmbedPolicy(origins: PolicyOrigins): string {
  const { scripts, frames, connect } = origins.usesAppCheck ? recaptcha : noRecaptcha;
  const directives = {
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", ...origins.media],
    'media-src': origins.media,
    'connect-src': [...origins.embedConnect, ...connect],
    'frame-src': frames,
  };
  return formatPolicy(origins, [...origins.media, ...origins.embedConnect], directives, "'none'");
}

/** CSP hashes of a page's inline scripts; data blocks are none. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...scripts].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
}
