import { vi } from 'vitest';
import * as viewCounts from '#src/data/realtime-database/view-counts.ts';

/** Counters of views without a server, until mocks are restored. */
export const stubViewCounts = (count = 0) => ({
  fetchViewCount: vi.spyOn(viewCounts, 'fetchViewCount').mockReset().mockResolvedValue(count),
  countView: vi.spyOn(viewCounts, 'countView').mockReset().mockResolvedValue(),
});
