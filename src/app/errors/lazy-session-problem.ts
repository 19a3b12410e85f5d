import { lazyComponent } from '#src/lib/lazy-component.ts';

export const SessionProblem = lazyComponent(async () => ({
  default: (await import('./session-problem.tsx')).SessionProblem,
}));
