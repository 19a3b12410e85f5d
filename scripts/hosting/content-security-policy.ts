import { createHash } from 'node:crypto';

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

/** reCAPTCHA assigns strings as script URLs and HTML. */
const getTrustedTypes = ({ usesAppCheck }: PolicyOrigins, policies: string) =>
  usesAppCheck ? [] : ["require-trusted-types-for 'script'", `trusted-types ${policies}`];

const getAppCheckSources = ({ usesAppCheck }: PolicyOrigins) =>
  usesAppCheck ? recaptcha : { scripts: [], frames: ["'none'"], connect: [] };

/**
 * The Content-Security-Policy of all pages but the embed page, without `frame-ancestors`.
 *
 * @param scriptHashes CSP hashes of inline scripts (see `hashInlineScripts`)
 * @throws Error for a value that is not an origin and could inject directives
 */
export function buildContentSecurityPolicy(origins: PolicyOrigins, scriptHashes: readonly string[]): string {
  requireOrigins([...origins.media, ...origins.connect]);
  const media = removeDuplicates(origins.media);
  const { scripts, frames, connect } = getAppCheckSources(origins);
  return [
    "default-src 'none'",
    // ffmpeg and mp4box are WebAssembly; this does not allow eval of strings.
    formatDirective('script-src', "'self'", ...scriptHashes, "'wasm-unsafe-eval'", ...scripts),
    "style-src 'self'",
    formatDirective('img-src', "'self'", 'blob:', ...media),
    formatDirective('media-src', "'self'", 'blob:', ...media),
    formatDirective('connect-src', "'self'", ...removeDuplicates([...media, ...origins.connect, ...connect])),
    formatDirective('frame-src', ...frames),
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...getTrustedTypes(origins, 'default'),
  ].join('; ');
}

/**
 * The Content-Security-Policy of the embed page, without `frame-ancestors`: it only plays one video.
 *
 * @throws Error for a value that is not an origin and could inject directives
 */
export function buildEmbedPolicy(origins: PolicyOrigins): string {
  requireOrigins([...origins.media, ...origins.embedConnect]);
  const media = removeDuplicates(origins.media);
  const { scripts, frames, connect } = getAppCheckSources(origins);
  return [
    "default-src 'none'",
    formatDirective('script-src', "'self'", ...scripts),
    "style-src 'self'",
    formatDirective('img-src', "'self'", ...media),
    formatDirective('media-src', ...media),
    formatDirective('connect-src', ...removeDuplicates([...origins.embedConnect, ...connect])),
    formatDirective('frame-src', ...frames),
    "base-uri 'none'",
    "form-action 'none'",
    ...getTrustedTypes(origins, "'none'"),
  ].join('; ');
}

function requireOrigins(origins: readonly string[]): void {
  for (const origin of origins) {
    if (!originPattern.test(origin))
      throw new Error(`Not an origin for the Content-Security-Policy: "${origin}"`);
  }
}

/** CSP hashes of a page's inline scripts; data blocks are none. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...scripts].map(([, text]) => {
    const digest = createHash('sha256')
      .update(text ?? '', 'utf8')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
}

const formatDirective = (directive: string, ...sources: string[]) => [directive, ...sources].join(' ');
const removeDuplicates = (values: readonly string[]) => [...new Set(values)];
