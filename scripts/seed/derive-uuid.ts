import { createHash } from 'node:crypto';

/** Derives a UUID from a name, so that seeding again replaces the same documents. */
export function deriveUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = '89ab'[parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
