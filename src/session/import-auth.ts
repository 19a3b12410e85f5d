/**
 * What talks to the identity provider. It weighs a fifth of the first page, so it arrives beside the page instead of
 * before it.
 */
export const importAuth = () => import('#src/data/auth/session.ts');
