import { createHash } from 'node:crypto';

/** The origins that pages can contact, without a path: https://example.com */
export interface PolicyOrigins {
  /** Origins of images and clips. */
  readonly media: readonly string[];
  /** Origins for requests and sockets besides the page's own. */
  readonly connect: readonly string[];
}

const originPattern = /^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d+)?$/;

/**
 * The Content-Security-Policy of all pages, without `frame-ancestors`, which differs per page.
 *
 * @param scriptHashes CSP hashes of inline scripts (see `hashInlineScripts`)
 * @throws Error for a value that is not an origin and could inject directives
 */
export function buildContentSecurityPolicy(origins: PolicyOrigins, scriptHashes: readonly string[]): string {
  for (const origin of [...origins.media, ...origins.connect]) {
    if (!originPattern.test(origin))
      throw new Error(`Not an origin for the Content-Security-Policy: "${origin}"`);
  }
  const media = removeDuplicates(origins.media);
  return [
    "default-src 'none'",
    // ffmpeg and mp4box are WebAssembly; this does not allow eval of strings.
    formatDirective('script-src', "'self'", ...scriptHashes, "'wasm-unsafe-eval'"),
    "style-src 'self'",
    formatDirective('img-src', "'self'", 'data:', 'blob:', ...media),
    formatDirective('media-src', "'self'", 'blob:', ...media),
    formatDirective('connect-src', "'self'", ...removeDuplicates([...media, ...origins.connect])),
    "worker-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** CSP hashes of a page's inline scripts. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, text]) => {
    const digest = createHash('sha256')
      .update(text ?? '', 'utf8')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
}

const formatDirective = (directive: string, ...sources: string[]) => [directive, ...sources].join(' ');
const removeDuplicates = (values: readonly string[]) => [...new Set(values)];
