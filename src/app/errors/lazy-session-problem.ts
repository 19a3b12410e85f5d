import { lazyComponent } from '../lazy-component.ts';

export const SessionProblem = lazyComponent(() => import('./session-problem.tsx'));
